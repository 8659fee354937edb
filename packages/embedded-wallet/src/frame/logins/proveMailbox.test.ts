import { expect, test, vi } from 'vitest'
import { sealBytes } from '../../custody/hpke/sealBytes.ts'
import { fromBase64Url, toBase64Url } from '../../protocol/toBase64Url.ts'
import { toProofInfo } from '../../service/toProofInfo.ts'
import { createTestFrame, testSession } from '../../test/createTestFrame.ts'
import { createTestPasskeys } from '../../test/createTestPasskeys.ts'
import { deviceWallet } from '../../test/deviceWallet.ts'
import type { FrameContext } from '../context/frameContext.ts'
import type { FrameView } from '../stage/frameViews.ts'
import { logInByPasskey } from './logInByPasskey.ts'

const { walletId, phoneId, createdAt, signer } = deviceWallet
const [challengeId, loginId] = [8, 9].map((byte) => toBase64Url(new Uint8Array(16).fill(byte))) as [
  string,
  string,
]
const email = 'ada@mail.example'
const refuse = (code: string) => ({ status: 403, body: { code, status: 403, detail: '' } })

/** A phone that logs in by the passkey of the wallet, at an operator that wants a code, too. */
async function start(given: { provider?: string; account?: string } = {}) {
  const { provider = 'email', account = testSession.account } = given
  const wallet = await deviceWallet.create()
  const passkeys = createTestPasskeys({
    prf: { atCreation: new Uint8Array(32).fill(1), later: new Uint8Array(32).fill(7) },
  })
  const holder = wallet.read().holders.find(({ kind }) => kind === 'passkey')
  if (!holder) throw new Error('No passkey opens the wallet.')
  const { id, publicKey } = holder
  const released = await wallet.release({ ...wallet.phone, id, publicKey })
  const info = toProofInfo({ walletId, generation: 1, holder: id, id: challengeId })
  const plaintext = new Uint8Array(32).fill(3)
  const sealed = await sealBytes({ publicKey: fromBase64Url(publicKey), plaintext, info })
  const session = {
    ...{ ...testSession, device: { id: phoneId, state: 'pending' } },
    wallets: [{ id: walletId, accounts: null }],
  }
  let isCodeGiven = false
  const frame = await createTestFrame({
    'POST passkeys/options': () => ({
      body: { id: challengeId, options: passkeys.options, expiresIn: 300 },
    }),
    'POST passkeys': () => ({ body: { session, passkey: null } }),
    'GET identities': () => ({
      body: { identities: [{ provider, email, username: null, linkedAt: createdAt }] },
    }),
    'POST logins': () => ({
      body: {
        ...{ method: 'email', id: loginId, email, digits: 6, triesLeft: 5 },
        ...{ expiresIn: 600, resendIn: 30 },
      },
    }),
    [`POST logins/${loginId}/code`]: () => {
      isCodeGiven = true
      return { body: { session: { ...session, account, method: 'email' } } }
    },
    [`POST wallets/${walletId}/proof`]: () => ({
      body: { id: challengeId, sealed: toBase64Url(sealed), generation: 1, expiresIn: 300 },
    }),
    [`POST wallets/${walletId}/share`]: () =>
      isCodeGiven ? { body: released } : refuse('LOGIN_DEVICE_UNPROVEN'),
    [`GET wallets/${walletId}`]: () => ({ body: { wallet: wallet.describe() } }),
    'GET devices': () => ({ body: { devices: [] } }),
    [`PUT wallets/${walletId}/generation`]: () => {
      wallet.put(frame.sent.at(-1)?.body ?? '')
      return { body: { wallet: wallet.describe() } }
    },
  })
  const context: FrameContext = {
    ...{ ...frame.context, signer },
    keys: { ...frame.context.keys, sealing: wallet.phone.key },
  }
  const life = new AbortController()
  const logging = logInByPasskey(context, { signal: life.signal, onStep: () => undefined })
  /** The next view that can be answered. */
  const see = <name extends FrameView['name']>(name: name) =>
    vi.waitFor(() => {
      const view = frame.stage.read()
      if (view?.name !== name || view.isBusy) throw new Error(`${view?.name} is shown.`)
      return view as Extract<FrameView, { name: name }>
    })
  return { ...frame, wallet, passkeys, logging, see, life }
}

test('default: a code of the account’s mailbox, and the same touch opens the wallet', async () => {
  const { see, logging, wallet, passkeys, sent } = await start()
  expect((await see('secondCode')).shown).toMatchObject({ email, digits: 6 })
  expect(wallet.read().generation).toBe(1)
  ;(await see('secondCode')).answer({ kind: 'code', code: '123456' })
  // The session is that of the code from then on.
  expect(await logging).toMatchObject({
    provider: 'email',
    accounts: [{ namespace: 'eip155' }, {}],
  })
  expect(wallet.read().holders.map(({ id }) => id)).toContain(phoneId)
  expect(passkeys.asked.get).toHaveLength(1)
  expect(sent.filter(({ request }) => request.endsWith('/share'))).toHaveLength(2)
})

test('behavior: another way leads back to the choice of recovery', async () => {
  const { see, logging, life, wallet } = await start()
  ;(await see('secondCode')).answer({ kind: 'other' })
  expect((await see('recover')).shown).toEqual({ hasPasskeys: true, problem: undefined })
  life.abort()
  await expect(logging).rejects.toMatchObject({ code: 'cancelled' })
  expect(wallet.read().generation).toBe(1)
})

test('error: an account without a mailbox of its own logs in otherwise first', async () => {
  const { logging, sent } = await start({ provider: 'google' })
  await expect(logging).rejects.toMatchObject({ code: 'LOGIN_DEVICE_UNPROVEN' })
  expect(sent.some(({ request }) => request === 'POST logins')).toBe(false)
})

test('error: a mailbox that opens another account meanwhile', async () => {
  const other = toBase64Url(new Uint8Array(16).fill(5))
  const { see, logging, wallet } = await start({ account: other })
  const refused = expect(logging).rejects.toMatchObject({ code: 'LOGIN_DEVICE_UNPROVEN' })
  ;(await see('secondCode')).answer({ kind: 'code', code: '123456' })
  await refused
  expect(wallet.read().generation).toBe(1)
})
