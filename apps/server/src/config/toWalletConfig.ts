import * as v from 'valibot'
import type { MailConfig, WalletConfig } from '../wallet/context/walletConfig.ts'
import type { providerSettings } from './providerSettings.ts'
import { toProviders } from './toProviders.ts'
import { walletSettings } from './walletSettings.ts'

type Settings = typeof walletSettings & typeof providerSettings
type WalletValues = { [name in keyof Settings]: v.InferOutput<Settings[name]['schema']> }

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds
const longestSessionDays = 30
const dkimSchema = v.object({
  domainName: v.pipe(v.string(), v.nonEmpty()),
  keySelector: v.pipe(v.string(), v.nonEmpty()),
  privateKey: v.pipe(v.string(), v.includes('PRIVATE KEY')),
})

type FileSetting = ('WALLET_KEY_FILE' | 'MAIL_DKIM_FILE') | ('APPLE_KEY_FILE' | 'WALLET_OIDC_FILE')

export declare namespace toWalletConfig {
  type Parameters = {
    values: WalletValues
    /** Whether this process serves it. Others need no secret. */
    isHere: boolean
    /** The contents of a file of the settings. */
    readFile: (name: FileSetting, path: string) => string
    /** What a command prints. */
    runCommand: (command: string) => string
  }
  type ReturnType = {
    readonly wallet: WalletConfig | undefined
    readonly problems: readonly string[]
  }
}

/** The settings of the embedded wallet, with sentences about what is missing or wrong. */
export function toWalletConfig(parameters: toWalletConfig.Parameters): toWalletConfig.ReturnType {
  const { values, isHere } = parameters
  if (!isHere) return { wallet: undefined, problems: [] }
  const problems: string[] = []
  const { WALLET_ORIGIN: origin, WALLET_HOSTS: hosts } = values
  if (origin === null) problems.push('WALLET_ORIGIN is not set. WALLET needs it.')
  if (hosts === 'none') problems.push('WALLET_HOSTS is not set. WALLET needs it.')
  if (hosts === 'any' && origin !== null && !isLocal(origin))
    problems.push('WALLET_HOSTS is "any", which is for this machine only. Name the origins.')
  if (hosts !== 'any' && origin !== null && hosts.includes(origin))
    problems.push('WALLET_HOSTS names WALLET_ORIGIN. Apps must be on another origin.')
  if (values.WALLET_FARCASTER === 'relay' && values.WALLET_FARCASTER_RPC === null)
    problems.push('WALLET_FARCASTER_RPC is not set. The relay of WALLET_FARCASTER needs it.')
  if (values.WALLET_FARCASTER === 'relay' && isPlain(values))
    problems.push('WALLET_FARCASTER_RELAY needs https. Without it is for tests, with WALLET_TEST.')
  const keys = readKeys(parameters, problems)
  const mail = toMail(parameters, problems)
  if (values.WALLET_NEW_DEVICE === 'passkey+email' && values.MAIL_URL === null)
    problems.push('MAIL_URL is not set. "passkey+email" of WALLET_NEW_DEVICE needs it.')
  const providers = toProviders({ ...parameters, problems })
  if (problems.length > 0 || origin === null || hosts === 'none')
    return { wallet: undefined, problems }
  return {
    wallet: {
      ...{ origin, keys, mail, providers, hosts: hosts === 'any' ? hosts : [...new Set(hosts)] },
      pagesFolder: values.WALLET_PAGES ?? undefined,
      farcasterUrl:
        values.WALLET_FARCASTER === 'off' ? undefined : (values.WALLET_FARCASTER_RPC ?? undefined),
      farcasterRelayUrl:
        values.WALLET_FARCASTER === 'relay'
          ? values.WALLET_FARCASTER_RELAY.replace(/\/+$/, '')
          : undefined,
      networkHourLogins: values.WALLET_LOGIN_LIMIT,
      recovery: values.WALLET_RECOVERY,
      recoveryHoldSeconds: values.WALLET_RECOVERY_HOLD * hourSeconds,
      newDevice: values.WALLET_NEW_DEVICE,
      confirm: values.WALLET_CONFIRM,
      approvals: values.WALLET_APPROVALS,
      session: {
        idleSeconds: values.WALLET_SESSION_DAYS * daySeconds,
        totalSeconds: longestSessionDays * daySeconds,
      },
      isTest: values.WALLET_TEST,
    },
    problems,
  }
}

function readKeys(
  { values, readFile, runCommand }: toWalletConfig.Parameters,
  problems: string[],
): readonly Uint8Array[] {
  const { WALLET_KEY: key, WALLET_KEY_FILE: file, WALLET_KEY_COMMAND: command } = values
  const given = [key, file, command].filter((value) => value !== null).length
  if (given !== 1) {
    problems.push(
      given === 0
        ? 'WALLET_KEY is not set, nor is WALLET_KEY_FILE or WALLET_KEY_COMMAND. WALLET needs one.'
        : 'WALLET_KEY, WALLET_KEY_FILE and WALLET_KEY_COMMAND are one and the same. Set one of them.',
    )
    return []
  }
  if (key !== null) return key
  const text = file === null ? runCommand(command ?? '') : readFile('WALLET_KEY_FILE', file)
  const read = v.safeParse(walletSettings.WALLET_KEY.schema, text.trim())
  if (read.success && read.output) return read.output
  const source = file === null ? 'WALLET_KEY_COMMAND prints' : 'WALLET_KEY_FILE has'
  problems.push(
    `${source} a value that is not usable. It must be ${walletSettings.WALLET_KEY.expected}.`,
  )
  return []
}

function toMail(
  { values, readFile }: toWalletConfig.Parameters,
  problems: string[],
): MailConfig | undefined {
  const { MAIL_URL: url, MAIL_FROM: from, MAIL_DKIM_FILE: file, MAIL_LIMIT: hourLimit } = values
  if (url === null) return undefined
  if (from === null) {
    problems.push('MAIL_FROM is not set. MAIL_URL needs it.')
    return undefined
  }
  const dkim = file === null ? undefined : readDkim(readFile('MAIL_DKIM_FILE', file))
  if (file !== null && !dkim)
    problems.push('MAIL_DKIM_FILE needs `domainName`, `keySelector` and `privateKey` in PEM.')
  return { url, from, dkim, hourLimit }
}

function readDkim(text: string): MailConfig['dkim'] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), dkimSchema), text)
  return read.success ? read.output : undefined
}

function isPlain({ WALLET_FARCASTER_RELAY: relay, WALLET_TEST: isTest }: WalletValues): boolean {
  return relay.startsWith('http:') && !isTest
}

function isLocal(origin: string): boolean {
  return origin.startsWith('http:')
}
