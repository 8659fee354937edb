import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { readChains } from '../data/chains/readChains.ts'
import type { Config } from './config.ts'
import { ConfigError } from './configError.ts'
import { serviceNames } from './serviceNames.ts'
import type { Setting } from './setting.ts'
import { settings } from './settings.ts'
import { toAccountsConfig } from './toAccountsConfig.ts'
import { toAuthConfig } from './toAuthConfig.ts'
import { toNamesConfig } from './toNamesConfig.ts'
import { toOnrampConfig } from './toOnrampConfig.ts'
import { toSwapConfig } from './toSwapConfig.ts'
import { toWalletConfig } from './toWalletConfig.ts'

type Settings = typeof settings
type Name = keyof Settings
type Value<name extends Name> = v.InferOutput<Settings[name]['schema']>
type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings from the environment.
 * @throws a `ConfigError` that lists all problems
 */
export function readConfig(environment: Environment): Config {
  const values = readSettings(environment)
  const read = readChains({
    urls: values.CHAINS,
    history: values.CHAINS_HISTORY,
    file: readText('CHAINS_FILE', values.CHAINS_FILE),
  })
  const swaps = toSwapConfig(values)
  const purchases = toOnrampConfig(values)
  const signIn = toAuthConfig(values)
  const names = toNamesConfig({
    ...{ values, hasAuth: values.AUTH_DOMAINS !== 'none' },
    reserved: readText('NAMES_RESERVED', values.NAMES_RESERVED),
    exported: readText('NAMES_EXPORT', values.NAMES_EXPORT),
  })
  const accounts = toAccountsConfig({
    values,
    rules: readText('SPONSOR_FILE', values.SPONSOR_FILE),
  })
  const services = toServices(values)
  const isHere = services.includes('wallet')
  const wallets = toWalletConfig({ values, isHere, readFile, runCommand })
  const problems = [read, swaps, purchases, signIn, names, accounts, wallets].flatMap(
    ({ problems: found }) => found,
  )
  if (problems.length > 0) throw new ConfigError(problems)
  const { DATABASE_URL: url, REDIS_URL: redis } = values
  const folder = values.DATA_DIR === 'memory' ? undefined : values.DATA_DIR
  return {
    port: values.PORT,
    host: values.HOST,
    services,
    database: url === null ? { kind: 'embedded', folder } : { kind: 'postgres', url },
    allowedOrigins: values.ALLOWED_ORIGINS,
    allowedProjects: values.ALLOWED_PROJECTS,
    analytics: {
      isEnabled: values.ANALYTICS,
      retentionDays: values.ANALYTICS_RETENTION_DAYS,
      maxEvents: values.ANALYTICS_MAX_EVENTS,
      rateLimit: values.ANALYTICS_RATE_LIMIT,
    },
    relay: {
      isEnabled: services.includes('relay'),
      store: redis === null ? { kind: 'embedded', folder } : { kind: 'redis', url: redis },
      storeBytes: values.RELAY_STORE_MB * 1_000_000,
      audiences: values.RELAY_URLS,
      limits: {
        framesPerSecond: values.RELAY_FRAMES,
        socketsPerAddress: values.RELAY_SOCKETS,
      },
    },
    chains: services.includes('data') ? read.chains : isHere ? withoutHistory(read.chains) : [],
    apis: {
      prices: values.PRICES,
      alchemyKey: values.ALCHEMY_KEY ?? undefined,
      etherscanKey: values.ETHERSCAN_KEY ?? undefined,
    },
    labels: services.includes('data') ? (values.LABELS_DIR ?? undefined) : undefined,
    swaps: swaps.config,
    images: {
      isEnabled: values.IMAGES && services.includes('data'),
      key: values.IMAGES_KEY ?? undefined,
      ipfsGateway: values.IPFS_GATEWAY ?? undefined,
      rateLimit: values.IMAGES_RATE_LIMIT,
    },
    onramp: purchases.onramp,
    auth: services.includes('auth') ? signIn.auth : undefined,
    names: names.names?.exported || services.includes('auth') ? names.names : undefined,
    accounts: services.includes('accounts') ? accounts.accounts : undefined,
    wallet: wallets.wallet,
    rateLimit: values.RATE_LIMIT,
    limitsUrl: values.LIMITS_REDIS_URL ?? undefined,
    trustedProxies: values.TRUSTED_PROXIES === 'none' ? [] : values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.METRICS_PORT ?? undefined,
  }
}

/** The embedded wallet reads their prices alone. */
function withoutHistory(chains: Config['chains']): Config['chains'] {
  return chains.map((chain) => ({ ...chain, historyFrom: undefined }))
}

function toServices(values: { [name in Name]: Value<name> }) {
  const { SERVICES, RELAY, ONRAMP_PROVIDERS, AUTH_DOMAINS } = values
  const { ACCOUNTS_BUNDLERS, SPONSOR_FILE, WALLET } = values
  const wanted = SERVICES === 'all' ? serviceNames : SERVICES
  const isOff = {
    relay: !RELAY,
    onramp: ONRAMP_PROVIDERS === 'none',
    auth: AUTH_DOMAINS === 'none',
    accounts: ACCOUNTS_BUNDLERS.size === 0 && SPONSOR_FILE === null,
    wallet: !WALLET,
  } as const
  return serviceNames.filter(
    (name) => wanted.includes(name) && !(name in isOff && isOff[name as keyof typeof isOff]),
  )
}

function readText(name: Name, file: string | null): string | undefined {
  if (file === null) return undefined
  return file.startsWith('{') ? file : readFile(name, file)
}

function readFile(name: Name, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ConfigError([`${name} names ${JSON.stringify(file)}, which cannot be read.`])
  }
}

const commandTimeoutMs = 30_000

function runCommand(command: string): string {
  try {
    return execSync(command, {
      ...{ encoding: 'utf8', timeout: commandTimeoutMs, maxBuffer: 10_000 },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    // What it wrote may be secret.
    throw new ConfigError(['WALLET_KEY_COMMAND failed. Run it by hand to see why.'])
  }
}

function readSettings(environment: Environment): { [name in Name]: Value<name> } {
  const problems: string[] = []
  const values = Object.entries(settings).map(([name, setting]) => {
    // Compose files and shells leave an empty variable where none is set.
    const text = environment[name]?.trim() || setting.fallback
    const value = v.safeParse(setting.schema, text)
    if (!value.success) problems.push(describe(name, text, setting))
    return [name, value.output]
  })
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.fromEntries(values)
}

function describe(
  name: string,
  text: string,
  setting: Pick<Setting<unknown>, 'expected' | 'fallback' | 'isSecret'>,
): string {
  const given = setting.isSecret ? 'has a value that is not usable' : `is ${JSON.stringify(text)}`
  const without = setting.fallback ? `to use ${setting.fallback}` : 'to do without'
  return `${name} ${given}. It must be ${setting.expected}. Correct it, or remove it ${without}.`
}
