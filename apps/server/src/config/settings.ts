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
    meaning: 'Port to listen on. 0 takes any free one.',
    fallback: '4400',
    expected: 'a whole number from 0 to 65535',
    read: wholeNumber(0, 65_535),
  },
  HOST: {
    meaning: 'Address to listen on. `0.0.0.0` for every network of the machine.',
    fallback: '127.0.0.1',
    expected: 'a host name or an IP address',
    read: (text: string) => (/^[\w.:-]+$/.test(text) ? text : undefined),
  },
  DATABASE_URL: {
    meaning: 'PostgreSQL to store in. Without it the database is embedded, in `DATA_DIR`.',
    fallback: '',
    expected: 'a URL such as postgres://user:password@host:5432/name',
    isSecret: true,
    read: storeUrl(/^postgres(?:ql)?:$/),
  },
  DATA_DIR: {
    meaning: 'Folder of what is embedded. `memory` keeps it in memory until the service ends.',
    fallback: '.data',
    expected: 'a folder, or "memory"',
    read: (text: string) => text || undefined,
  },
  ALLOWED_ORIGINS: {
    meaning:
      'Origins whose pages may use the service, apart by commas, such as `https://app.example`, `https://*.example.org`, `http://localhost:*`. `any` for all.',
    fallback: 'any',
    expected: '"any", or origins apart by commas, such as https://app.example,http://localhost:*',
    read: listOr('any', parseOriginPattern),
  },
  ALLOWED_PROJECTS: {
    meaning: 'Project ids that may use the service, apart by commas. `any` for all, and for none.',
    fallback: 'any',
    expected: '"any", or project ids apart by commas, each of at most 64 letters, digits, - and _',
    read: listOr('any', (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined)),
  },
  ANALYTICS: {
    meaning: 'Whether events are stored. When `off`, apps are told not to send any.',
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
    meaning: 'How many events are kept at most. The oldest are deleted first.',
    fallback: '1000000',
    expected: 'a whole number from 1000 to 1000000000',
    read: wholeNumber(1000, 1_000_000_000),
  },
  RELAY: {
    meaning: 'Whether the relay runs.',
    fallback: 'on',
    expected: '"on" or "off"',
    read: onOrOff,
  },
  RELAY_URLS: {
    meaning:
      'Addresses of the relay as clients have them, apart by commas, such as `wss://relay.example`. Tokens for others are refused. `any` for whichever a client dialled, which will do on one machine.',
    fallback: 'any',
    expected:
      '"any", or addresses apart by commas, such as wss://relay.example,ws://localhost:4400',
    read: listOr('any', relayUrl),
  },
  RELAY_SOCKETS: {
    meaning: 'Sockets that one client may have open at the relay. 0 for no limit.',
    fallback: String(defaultLimits.socketsPerAddress),
    expected: 'a whole number from 0 to 1000000',
    read: wholeNumber(0, 1_000_000),
  },
  RELAY_FRAMES: {
    meaning:
      'Frames a second that a socket of the relay may send in the long run. Who sends more waits. 0 for no limit.',
    fallback: String(defaultLimits.framesPerSecond),
    expected: 'a whole number from 0 to 1000000',
    read: wholeNumber(0, 1_000_000),
  },
  REDIS_URL: {
    meaning:
      'Redis to keep the messages of the relay in, for several processes. Without it they are in `DATA_DIR`.',
    fallback: '',
    expected: 'a URL such as redis://user:password@host:6379',
    isSecret: true,
    read: storeUrl(/^rediss?:$/),
  },
  CHAINS: {
    meaning:
      'Chains to answer for, apart by commas, each with the address of its node, such as `eip155:1=https://node.example`. For Bitcoin the address of an Esplora.',
    fallback: '',
    expected:
      'CAIP-2 ids with the address of a node each, apart by commas, such as eip155:1=https://node.example',
    isSecret: true,
    read: chainMap((text) => (isHttpUrl(text) ? text : undefined)),
  },
  CHAINS_FILE: {
    meaning:
      'JSON file that describes these chains where they are not known: names, tokens, prices. Or the JSON itself.',
    fallback: '',
    expected: 'the name of a file, or JSON that begins with {',
    read: (text: string) => text || null,
  },
  CHAINS_HISTORY: {
    meaning:
      'Chains whose history is kept, apart by commas, each with the first block of it, such as `eip155:31337=0`, or `latest` for what comes from now on.',
    fallback: '',
    expected:
      'CAIP-2 ids with the number of a block or "latest" each, apart by commas, such as eip155:31337=0',
    read: chainMap((text) =>
      text === 'latest' ? text : /^\d{1,15}$/.test(text) ? BigInt(text) : undefined,
    ),
  },
  PRICES: {
    meaning:
      'Where prices come from that `CHAINS_FILE` does not tell: nowhere (`own`), or `defillama`, which wants no key.',
    fallback: 'own',
    expected: '"own" or "defillama"',
    read: (text: string) => (['own', 'defillama'] as const).find((source) => source === text),
  },
  ALCHEMY_KEY: {
    meaning:
      'Key of Alchemy, for balances of all tokens where it has the network. Without it, and while it is away, of listed tokens.',
    fallback: '',
    expected: 'a key of letters, digits, - and _',
    isSecret: true,
    read: apiKey,
  },
  ETHERSCAN_KEY: {
    meaning:
      'Key of Etherscan, for the history of chains that it has and that are not in `CHAINS_HISTORY`.',
    fallback: '',
    expected: 'a key of letters, digits, - and _',
    isSecret: true,
    read: apiKey,
  },
  IMAGES: {
    meaning:
      'Whether the pictures of tokens and names that are elsewhere are fetched by the service. When `off`, visitors fetch them themselves, and who draws them sees who.',
    fallback: 'on',
    expected: '"on" or "off"',
    read: onOrOff,
  },
  IMAGES_KEY: {
    meaning:
      'What the addresses of these pictures are signed with, for several processes that answer for each other. Without it each makes one up at start.',
    fallback: '',
    expected: 'a secret of at least 32 characters',
    isSecret: true,
    read: secret(32),
  },
  IMAGES_RATE_LIMIT: {
    meaning: 'Pictures that one client may fetch in a minute. 0 for no limit.',
    fallback: '600',
    expected: 'a whole number from 0 to 1000000',
    read: wholeNumber(0, 1_000_000),
  },
  IPFS_GATEWAY: {
    meaning:
      'Gateway that pictures on IPFS are fetched through, such as `https://ipfs.example`. Without it these are not shown.',
    fallback: '',
    expected: 'an address such as https://ipfs.example',
    read: (text: string) => (text === '' ? null : isHttpUrl(text) ? text : undefined),
  },
  RATE_LIMIT: {
    meaning: 'Requests that one client may make in a minute. 0 for no limit.',
    fallback: '600',
    expected: 'a whole number from 0 to 1000000',
    read: wholeNumber(0, 1_000_000),
  },
  TRUSTED_PROXIES: {
    meaning:
      'How many proxies of yours stand before the service. That many entries of `X-Forwarded-For` are believed.',
    fallback: '0',
    expected: 'a whole number from 0 to 10',
    read: wholeNumber(0, 10),
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

function isHttpUrl(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

function relayUrl(text: string): string | undefined {
  const url = URL.parse(text)
  return url && /^wss?:$/.test(url.protocol) ? url.origin : undefined
}

function listOr<item>(
  all: 'any',
  readItem: (text: string) => item | undefined,
): (text: string) => readonly item[] | 'any' | undefined {
  return (text) => {
    if (text === all) return all
    const items = text.split(',').map((part) => readItem(part.trim()))
    return items.every((item) => item !== undefined) ? items : undefined
  }
}
