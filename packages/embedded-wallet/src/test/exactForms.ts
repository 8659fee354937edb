import type { CallKind } from '../protocol/calls.ts'
import type { FrameQuestion } from '../protocol/frameRequest.ts'
import { frameFailures, type NoticeKind } from '../protocol/notices.ts'

type Check = (value: unknown) => boolean

const text =
  (form: RegExp, most = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && form.exec(value)?.[0] === value
const upTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most
const whole =
  (least: number, most = 2 ** 53 - 1): Check =>
  (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
const oneOf =
  (...all: readonly unknown[]): Check =>
  (value) =>
    all.includes(value)
const yesNo = oneOf(true, false)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const list =
  (item: Check, least: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(item)

/** Own fields that hold data: exactly these, and any of those that may be absent. */
const record =
  (fields: { readonly [name: string]: Check }, absent: typeof fields = {}): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false
    if (Object.getPrototypeOf(value) !== Object.prototype) return false
    const own = Object.entries(Object.getOwnPropertyDescriptors(value))
    const isWhole = Object.keys(fields).every((name) => Object.hasOwn(value, name))
    return (
      isWhole &&
      Reflect.ownKeys(value).length === own.length &&
      own.every(([name, { value: part }]) => {
        const check = Object.hasOwn(fields, name) ? fields[name] : absent[name]
        return Object.hasOwn({ ...fields, ...absent }, name) && check?.(part) === true
      })
    )
  }

const long = 900_000
const nothing = record({})
const email: Check = text(/[^@\s]+@[^@\s]+/, 254)
const address = text(/0x[0-9a-fA-F]{40}/)
const hash = text(/0x[0-9a-fA-F]{64}/)
const bytes = text(/0x(?:[0-9a-fA-F][0-9a-fA-F])*/, long)
const quantity = text(/0x[0-9a-fA-F]{1,64}/)
const base64: Check = (value) => {
  if (typeof value !== 'string' || value.length > long) return false
  const [, body = '', end = ''] = /^([^=]*)(={0,2})$/.exec(value) ?? [null, '!']
  return value.length % 4 === 0 && /^[A-Za-z0-9+/]*$/.test(body) && (end === '' || body !== '')
}
const social = oneOf('google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook')
const provider: Check = (value) => social(value) || value === 'email' || value === 'passkey'
const accountType = oneOf('eoa', 'smartAccount')
const secret = text(/[A-Za-z0-9_-]{43}/)
const loginId = text(/[A-Za-z0-9_-]{22}/)
const user = record(
  {
    provider,
    accounts: list(
      record(
        { namespace: oneOf('eip155', 'solana'), address: text(/[0-9A-HJ-NP-Za-km-z]{32,44}/) },
        { type: accountType },
      ),
      ...([0, 4] as const),
    ),
  },
  { email, username: upTo(64) },
)

const fees = { maxFeePerGas: quantity, maxPriorityFeePerGas: quantity }
const contract = { contract: record({}, { creationHash: hash }) }
const nonce = whole(0, 2 ** 53 - 2)
const road: Check = (value) =>
  record({ kind: oneOf('transaction'), nonce, gas: quantity, ...fees })(value) ||
  record(
    {
      ...{ kind: oneOf('operation'), nonce: quantity, callGasLimit: quantity, ...fees },
      ...{ verificationGasLimit: quantity, preVerificationGas: quantity },
    },
    {
      sponsor: record({
        ...{ name: upTo(40), paymaster: address, data: bytes },
        ...{ verificationGasLimit: quantity, postOpGasLimit: quantity },
      }),
    },
  )(value)

const questions: { readonly [method in FrameQuestion['method']]: Check } = {
  personal_sign: record({ method: oneOf('personal_sign'), message: bytes }, contract),
  eth_signTypedData_v4: record(
    { method: oneOf('eth_signTypedData_v4'), typedData: upTo(long) },
    contract,
  ),
  eth_signTransaction: record({
    method: oneOf('eth_signTransaction'),
    transaction: record(
      {
        ...{ chainId: whole(1), nonce: whole(0), value: quantity, data: bytes },
        ...{ gas: quantity, ...fees },
      },
      { to: address },
    ),
  }),
  wallet_signCalls: record({
    method: oneOf('wallet_signCalls'),
    asked: record(
      {
        ...{ chainId: whole(1), implementation: oneOf('delegation', 'simple', 'contract'), road },
        calls: list(record({ to: address, value: quantity, data: bytes }), 1, 50),
      },
      {
        ...{ isNew: yesNo, creationHash: hash, upgrade: nonce },
        guard: record({
          ...{ until: whole(0, 2 ** 40), salt: quantity },
          limits: list(record({ most: quantity }, { token: address }), 1, 20),
        }),
      },
    ),
  }),
  wallet_removeUpgrade: record({
    method: oneOf('wallet_removeUpgrade'),
    asked: record({ chainId: whole(1), nonce, gas: quantity, ...fees }),
  }),
  solana_signMessage: record({ method: oneOf('solana_signMessage'), message: base64 }),
  solana_signTransaction: record({
    method: oneOf('solana_signTransaction'),
    transactions: list(base64, 1, 10),
  }),
}

const toRequest = (question: Check): Check =>
  record({
    caipNetworkId: text(/(?:eip155|solana):[-_a-zA-Z0-9]{1,32}/),
    address: upTo(64),
    network: record({
      ...{ name: upTo(64), symbol: upTo(16), decimals: whole(0, 36) },
    }),
    question,
  })

const tokens: Check = (value) =>
  record(Object.fromEntries(Object.keys(Object(value)).map((name) => [name, upTo(64)])))(value) &&
  Object.keys(Object(value)).every(text(/[a-z-]+/, 40))

const bodies: { readonly [kind in CallKind]: Check } = {
  'login.email': record({ email }),
  'login.social': record({ provider: social, handoff: secret }),
  'login.passkey': nothing,
  'settings.open': record({ handoff: secret }),
  'farcaster.ask': nothing,
  'login.farcaster': record(
    {},
    {
      signed: record({
        ...{ login: loginId, message: upTo(2000) },
        signature: text(/0x(?:[0-9a-fA-F][0-9a-fA-F])+/, 10_000),
      }),
    },
  ),
  'email.update': nothing,
  'device.add': nothing,
  'user.get': nothing,
  'methods.get': nothing,
  'accountType.set': record({ eip155: accountType }),
  // Its question is read by what answers it.
  request: toRequest((value) => typeof value === 'object' && value !== null),
  signOut: nothing,
  'theme.set': record({
    mode: oneOf('light', 'dark'),
    language: text(/[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*/, 35),
    tokens,
  }),
}

const answers: { readonly [kind in CallKind]: Check } = {
  ...{ 'login.email': user, 'login.social': user, 'login.passkey': user, 'login.farcaster': user },
  ...{ 'settings.open': orNull(user), 'user.get': orNull(user) },
  'farcaster.ask': record({ login: loginId, nonce: text(/[0-9a-z]{8,64}/) }),
  'email.update': record({ email }),
  ...{ 'device.add': nothing, 'accountType.set': nothing, signOut: nothing, 'theme.set': nothing },
  'methods.get': record({ email: yesNo, passkey: yesNo, socials: list(social, 0, 7) }),
  request: record({ signed: list(upTo(long), 1, 10) }),
}

const to = whole(0)
const notices: { readonly [kind in NoticeKind]: Check } = {
  failed: record({ to, code: oneOf(...frameFailures) }, { seconds: whole(0, 604_800) }),
  step: record({ to, step: oneOf('service', 'surface', 'window') }),
  link: record({
    ...{ to, door: oneOf('own', 'relay'), isSeen: yesNo },
    url: text(/https?:\/\/[^\s"<>]+/, 500),
  }),
  surface: orNull(
    record({
      ...{ height: whole(0, 10_000), canGoBack: yesNo },
      view: oneOf(
        ...['code', 'device', 'create', 'recover', 'approve', 'email', 'add', 'window', 'pair'],
      ),
    }),
  ),
  changed: record({ user: orNull(user) }),
  pulse: nothing,
}

/** The forms of the protocol, written a second time and without its schemas. */
export const exactForms: {
  readonly bodies: typeof bodies
  readonly answers: typeof answers
  readonly notices: typeof notices
  readonly request: Check
} = {
  ...{ bodies, answers, notices },
  request: toRequest((value) => Object.values(questions).some((check) => check(value))),
}
