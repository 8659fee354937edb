import { isIP } from 'node:net'
import { parseOriginPattern } from '../http/originPattern.ts'
import { defaultLimits } from '../relay/protocol/limits.ts'

/** One environment variable: its meaning, default and parser. */
export type Setting<value> = {
  readonly meaning: string
  readonly fallback: string
  /** Ends the sentence "It must be …". */
  readonly expected: string
  /** Errors do not repeat the value. */
  readonly isSecret?: boolean | undefined
  /** `undefined` if the text is invalid. */
  readonly read: (text: string) => value | undefined
}

/** All settings. The README has the same table. */
export const settings = {
  PORT: {
    meaning: 'Port to listen on. 0 for any free one.',
    fallback: '4400',
    expected: 'a whole number from 0 to 65535',
    read: wholeNumber(0, 65_535),
  },
  HOST: {
    meaning: 'Address to listen on. `0.0.0.0` for all network interfaces.',
    fallback: '127.0.0.1',
    expected: 'a host name or an IP address',
    read: (text: string) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  },
  DATABASE_URL: {
    meaning: 'PostgreSQL database. Without it the database is embedded, in `DATA_DIR`.',
    fallback: '',
    expected: 'a URL such as postgres://user:password@host:5432/name',
    isSecret: true,
    read: storeUrl(/^postgres(?:ql)?:$/),
  },
  DATA_DIR: {
    meaning:
      'Folder of the embedded databases. `memory` keeps them in memory until the service stops.',
    fallback: '.data',
    expected: 'a folder, or "memory"',
    read: (text: string) => text || undefined,
  },
  ALLOWED_ORIGINS: {
    meaning:
      'Origins whose pages may use the service, separated by commas, such as `https://app.example`, `https://*.example.org`, `http://localhost:*`. `any` for all.',
    fallback: 'any',
    expected:
      '"any", or origins separated by commas, such as https://app.example,http://localhost:*',
    read: listOr('any', parseOriginPattern),
  },
  ALLOWED_PROJECTS: {
    meaning:
      'Project ids that may use the service, separated by commas. `any` for all, and for requests without one.',
    fallback: 'any',
    expected:
      '"any", or project ids separated by commas, each of at most 64 letters, digits, - and _',
    read: listOr('any', (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined)),
  },
  ANALYTICS: {
    meaning: 'Whether events are stored. When `off`, apps send none.',
    fallback: 'on',
    expected: '"on" or "off"',
    read: onOrOff,
  },
  ANALYTICS_RETENTION_DAYS: {
    meaning: 'Days after which an event is deleted.',
    fallback: '30',
    expected: 'a whole number from 1 to 3650',
    read: wholeNumber(1, 3650),
  },
  ANALYTICS_MAX_EVENTS: {
    meaning: 'Maximum number of stored events. The oldest are deleted first.',
    fallback: '1000000',
    expected: 'a whole number from 1000 to 1000000000',
    read: wholeNumber(1000, 1_000_000_000),
  },
  ANALYTICS_RATE_LIMIT: {
    meaning:
      'Events per day and client, so that one client cannot displace the events of others. 0 for no limit.',
    fallback: '3000',
    expected: 'a whole number: 0, or from 100 to 1000000000',
    read: (text: string) => (text === '0' ? 0 : wholeNumber(100, 1_000_000_000)(text)),
  },
  RELAY: {
    meaning: 'Whether the relay runs.',
    fallback: 'on',
    expected: '"on" or "off"',
    read: onOrOff,
  },
  RELAY_URLS: {
    meaning:
      'Addresses of the relay as clients use them, separated by commas, such as `wss://relay.example`. Tokens for others are refused. `any` accepts the address that the client connected to, which is fine on one machine.',
    fallback: 'any',
    expected:
      '"any", or addresses separated by commas, such as wss://relay.example,ws://localhost:4400',
    read: listOr('any', relayUrl),
  },
  RELAY_SOCKETS: {
    meaning: 'Open sockets per client of the relay. 0 for no limit.',
    fallback: String(defaultLimits.socketsPerAddress),
    expected: 'a whole number from 0 to 1000000',
    read: wholeNumber(0, 1_000_000),
  },
  RELAY_FRAMES: {
    meaning:
      'Frames per second and socket of the relay, on average. Faster clients are slowed down. 0 for no limit.',
    fallback: String(defaultLimits.framesPerSecond),
    expected: 'a whole number from 0 to 1000000',
    read: wholeNumber(0, 1_000_000),
  },
  REDIS_URL: {
    meaning:
      'Redis for messages of the relay, shared by several processes. Without it they are in `DATA_DIR`.',
    fallback: '',
    expected: 'a URL such as redis://user:password@host:6379',
    isSecret: true,
    read: storeUrl(/^rediss?:$/),
  },
  CHAINS: {
    meaning:
      'Supported chains, separated by commas, each with the URL of its node, such as `eip155:1=https://node.example`. For Bitcoin the URL of an Esplora API.',
    fallback: '',
    expected:
      'CAIP-2 ids with the address of a node each, separated by commas, such as eip155:1=https://node.example',
    isSecret: true,
    read: chainMap((text) => (isHttpUrl(text) ? text : undefined)),
  },
  CHAINS_FILE: {
    meaning: 'JSON file, or the JSON itself, with data of these chains: names, tokens, prices.',
    fallback: '',
    expected: 'the name of a file, or JSON that begins with {',
    read: (text: string) => text || null,
  },
  CHAINS_HISTORY: {
    meaning:
      'Chains whose history is indexed, separated by commas, each with its first block, such as `eip155:31337=0`, or `latest` for new blocks only.',
    fallback: '',
    expected:
      'CAIP-2 ids with the number of a block or "latest" each, separated by commas, such as eip155:31337=0',
    read: chainMap((text) =>
      text === 'latest' ? text : /^\d{1,15}$/.test(text) ? BigInt(text) : undefined,
    ),
  },
  PRICES: {
    meaning:
      'Source of prices that `CHAINS_FILE` does not contain: none (`own`), or `defillama`, which needs no key.',
    fallback: 'own',
    expected: '"own" or "defillama"',
    read: (text: string) => (['own', 'defillama'] as const).find((source) => source === text),
  },
  ALCHEMY_KEY: {
    meaning:
      'Alchemy key, for balances of all tokens on the networks that it supports. Without it, and while it is unavailable, only of listed tokens.',
    fallback: '',
    expected: 'a key of letters, digits, - and _',
    isSecret: true,
    read: apiKey,
  },
  ETHERSCAN_KEY: {
    meaning:
      'Etherscan key, for the history of chains that it supports and that are not in `CHAINS_HISTORY`.',
    fallback: '',
    expected: 'a key of letters, digits, - and _',
    isSecret: true,
    read: apiKey,
  },
  IMAGES: {
    meaning:
      'Whether the service fetches external images of tokens and names. When `off`, visitors fetch them, and image hosts see who they are.',
    fallback: 'on',
    expected: '"on" or "off"',
    read: onOrOff,
  },
  IMAGES_KEY: {
    meaning:
      'Key that signs image URLs, shared by several processes. Without it each process creates a random one.',
    fallback: '',
    expected: 'a secret of at least 32 characters',
    isSecret: true,
    read: secret(32),
  },
  IMAGES_RATE_LIMIT: {
    meaning: 'Images per minute and client. 0 for no limit.',
    fallback: '600',
    expected: 'a whole number from 0 to 1000000',
    read: wholeNumber(0, 1_000_000),
  },
  IPFS_GATEWAY: {
    meaning:
      'Gateway for images on IPFS, such as `https://ipfs.example`. Without it they are not shown.',
    fallback: '',
    expected: 'an address such as https://ipfs.example',
    read: (text: string) => (text === '' ? null : isHttpUrl(text) ? text : undefined),
  },
  RATE_LIMIT: {
    meaning: 'Requests per minute and client. 0 for no limit.',
    fallback: '600',
    expected: 'a whole number from 0 to 1000000',
    read: wholeNumber(0, 1_000_000),
  },
  TRUSTED_PROXIES: {
    meaning:
      'Your proxies in front of the service, separated by commas: addresses, networks such as `10.0.0.0/8`, `private` for private addresses, or `none`. Forwarded headers are believed from them only.',
    fallback: 'none',
    expected: '"none", or addresses and networks separated by commas, such as private,192.0.2.0/24',
    read: listOr('none', network),
  },
  LOG_LEVEL: {
    meaning: 'What is logged: `error`, `info` (also each request) or `silent`.',
    fallback: 'info',
    expected: '"error", "info" or "silent"',
    read: (text: string) => (['silent', 'error', 'info'] as const).find((level) => level === text),
  },
} satisfies Record<string, Setting<unknown>>

function wholeNumber(least: number, max: number): (text: string) => number | undefined {
  return (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    return value >= least && value <= max ? value : undefined
  }
}

function apiKey(text: string): string | null | undefined {
  return text === '' ? null : /^[\w-]{8,128}$/.test(text) ? text : undefined
}

function secret(least: number): (text: string) => string | null | undefined {
  return (text) => {
    if (text === '') return null
    return text.length >= least ? text : undefined
  }
}

function onOrOff(text: string): boolean | undefined {
  return text === 'on' ? true : text === 'off' ? false : undefined
}

function storeUrl(protocol: RegExp): (text: string) => string | null | undefined {
  return (text) => {
    if (text === '') return null
    const url = URL.parse(text)
    if (!url || !protocol.test(url.protocol)) return undefined
    // The query names a local socket.
    return url.hostname || url.searchParams.has('host') ? text : undefined
  }
}

/** `id=value` pairs, separated by commas. */
function chainMap<value>(
  readValue: (text: string) => value | undefined,
): (text: string) => ReadonlyMap<string, value> | undefined {
  return (text) => {
    const values = new Map<string, value>()
    for (const part of text === '' ? [] : text.split(',')) {
      const [, id, rest = ''] = /^([-a-z\d]{3,8}:[-\w]{1,32})=(.+)$/.exec(part.trim()) ?? []
      const value = readValue(rest)
      if (!id || value === undefined || values.has(id)) return undefined
      values.set(id, value)
    }
    return values
  }
}

function network(text: string): string | undefined {
  if (text === 'private') return text
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const version = address.includes('%') ? 0 : isIP(address)
  const isOne = version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix)
  return isOne && Number(prefix) <= (version === 4 ? 32 : 128) ? text : undefined
}

function isHttpUrl(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

function relayUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && /^wss?:$/.test(url.protocol) ? url.origin : undefined
}

function listOr<all extends string, item>(
  all: all,
  readItem: (text: string) => item | undefined,
): (text: string) => readonly item[] | all | undefined {
  return (text) => {
    if (text === all) return all
    const items = text.split(',').map((part) => readItem(part.trim()))
    return items.every((item) => item !== undefined) ? items : undefined
  }
}
