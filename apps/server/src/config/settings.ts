import { statSync } from 'node:fs'
import * as v from 'valibot'
import { parseOriginPattern } from '../http/originPattern.ts'
import { defaultLimits } from '../relay/protocol/limits.ts'
import { accountsSettings } from './accountsSettings.ts'
import { authSettings } from './authSettings.ts'
import { namesSettings } from './namesSettings.ts'
import { onrampSettings } from './onrampSettings.ts'
import { providerSettings } from './providerSettings.ts'
import { serviceNames } from './serviceNames.ts'
import type { Setting } from './setting.ts'
import { settingSchemas } from './settingSchemas.ts'
import { swapSettings } from './swapSettings.ts'
import { walletSettings } from './walletSettings.ts'

const { wholeNumber, onOrOff, orNone, listOr, parsedBy, chainMap } = settingSchemas
const { url, httpUrl, relayUrl, network, apiKey, blockNumber } = settingSchemas

/** All settings. The README has the same table. */
export const settings = {
  PORT: {
    meaning: 'Port to listen on. 0 for any free one.',
    fallback: '4400',
    expected: 'a whole number from 0 to 65535',
    schema: wholeNumber(0, 65_535),
  },
  HOST: {
    meaning: 'Address to listen on. `0.0.0.0` for all network interfaces.',
    fallback: '127.0.0.1',
    expected: 'a host name or an IP address',
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/)),
  },
  SERVICES: {
    meaning:
      'Services of this process, separated by commas: `explorer`, `data`, `analytics`, `onramp`, `auth`, `sessions`, `accounts`, `wallet`, `relay`. `all` for all of them.',
    fallback: 'all',
    expected:
      '"all", or some of explorer, data, analytics, onramp, auth, sessions, accounts, wallet and relay, separated by commas',
    schema: listOr('all', v.picklist(serviceNames)),
  },
  DATABASE_URL: {
    meaning: 'PostgreSQL database. Without it the database is embedded, in `DATA_DIR`.',
    fallback: '',
    expected: 'a URL such as postgres://user:password@host:5432/name',
    isSecret: true,
    schema: orNone(url(/^postgres(?:ql)?:$/)),
  },
  DATA_DIR: {
    meaning:
      'Folder of the embedded databases. `memory` keeps them in memory until the service stops.',
    fallback: '.data',
    expected: 'a folder, or "memory"',
    schema: v.pipe(v.string(), v.nonEmpty()),
  },
  ALLOWED_ORIGINS: {
    meaning:
      'Origins whose pages may use the service, separated by commas, such as `https://app.example`, `https://*.example.org`, `http://localhost:*`. `any` for all.',
    fallback: 'any',
    expected:
      '"any", or origins separated by commas, such as https://app.example,http://localhost:*',
    schema: listOr('any', parsedBy(parseOriginPattern)),
  },
  ALLOWED_PROJECTS: {
    meaning:
      'Project ids that may use the service, separated by commas. `any` for all, and for requests without one.',
    fallback: 'any',
    expected:
      '"any", or project ids separated by commas, each of at most 64 letters, digits, - and _',
    schema: listOr('any', v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  },
  ANALYTICS: {
    meaning: 'Whether events are stored. When `off`, apps send none.',
    fallback: 'on',
    expected: '"on" or "off"',
    schema: onOrOff,
  },
  ANALYTICS_RETENTION_DAYS: {
    meaning: 'Days after which an event is deleted.',
    fallback: '30',
    expected: 'a whole number from 1 to 3650',
    schema: wholeNumber(1, 3650),
  },
  ANALYTICS_MAX_EVENTS: {
    meaning: 'Maximum number of stored events. The oldest are deleted first.',
    fallback: '1000000',
    expected: 'a whole number from 1000 to 1000000000',
    schema: wholeNumber(1000, 1_000_000_000),
  },
  ANALYTICS_RATE_LIMIT: {
    meaning:
      'Events per day and client, so that one client cannot displace the events of others. 0 for no limit.',
    fallback: '3000',
    expected: 'a whole number: 0, or from 100 to 1000000000',
    schema: v.union([wholeNumber(0, 0), wholeNumber(100, 1_000_000_000)]),
  },
  RELAY: {
    meaning: 'Whether the relay runs.',
    fallback: 'on',
    expected: '"on" or "off"',
    schema: onOrOff,
  },
  RELAY_URLS: {
    meaning:
      'Addresses of the relay as clients use them, separated by commas, such as `wss://relay.example`. Tokens for others are refused. `any` accepts the address that the client connected to, which is fine on one machine.',
    fallback: 'any',
    expected:
      '"any", or addresses separated by commas, such as wss://relay.example,ws://localhost:4400',
    schema: listOr('any', relayUrl),
  },
  RELAY_SOCKETS: {
    meaning: 'Open sockets per client of the relay. 0 for no limit.',
    fallback: String(defaultLimits.socketsPerAddress),
    expected: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000),
  },
  RELAY_FRAMES: {
    meaning:
      'Frames per second and socket of the relay, on average, of 1 kB each. The sockets of a network together have five times as many. Faster clients are slowed down. 0 for no limit.',
    fallback: String(defaultLimits.framesPerSecond),
    expected: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000),
  },
  RELAY_STORE_MB: {
    meaning:
      'Megabytes for waiting messages of the relay, of which a client, a network and a topic get a small part each.',
    fallback: '500',
    expected: 'a whole number from 10 to 1000000',
    schema: wholeNumber(10, 1_000_000),
  },
  REDIS_URL: {
    meaning:
      'Redis for messages of the relay, shared by several processes. Without it they are in `DATA_DIR`.',
    fallback: '',
    expected: 'a URL such as redis://user:password@host:6379',
    isSecret: true,
    schema: orNone(url(/^rediss?:$/)),
  },
  CHAINS: {
    meaning:
      'Supported chains, separated by commas, each with the URL of its node, such as `eip155:1=https://node.example`. For Bitcoin the URL of an Esplora API.',
    fallback: '',
    expected:
      'CAIP-2 ids with the address of a node each, separated by commas, such as eip155:1=https://node.example',
    isSecret: true,
    schema: chainMap(httpUrl),
  },
  CHAINS_FILE: {
    meaning: 'JSON file, or the JSON itself, with data of these chains: names, tokens, prices.',
    fallback: '',
    expected: 'the name of a file, or JSON that begins with {',
    schema: orNone(v.string()),
  },
  CHAINS_HISTORY: {
    meaning:
      'Chains whose history is indexed, separated by commas, each with its first block, such as `eip155:31337=0`, or `latest` for new blocks only.',
    fallback: '',
    expected:
      'CAIP-2 ids with the number of a block or "latest" each, separated by commas, such as eip155:31337=0',
    schema: chainMap(v.union([v.literal('latest'), blockNumber])),
  },
  PRICES: {
    meaning:
      'Source of prices that `CHAINS_FILE` does not contain: none (`own`), or `defillama`, which needs no key.',
    fallback: 'own',
    expected: '"own" or "defillama"',
    schema: v.picklist(['own', 'defillama']),
  },
  ALCHEMY_KEY: {
    meaning:
      'Alchemy key, for balances of all tokens on the networks that it supports. Without it, and while it is unavailable, only of listed tokens.',
    fallback: '',
    expected: 'a key of letters, digits, - and _',
    isSecret: true,
    schema: orNone(apiKey),
  },
  ETHERSCAN_KEY: {
    meaning:
      'Etherscan key, for the history of chains that it supports and that are not in `CHAINS_HISTORY`.',
    fallback: '',
    expected: 'a key of letters, digits, - and _',
    isSecret: true,
    schema: orNone(apiKey),
  },
  LABELS_DIR: {
    meaning:
      'Folder with files in the format of ERC-7730, from which visitors read what owners of contracts say about calls ([below](#words-of-owners)). Read at the start. Without it there are no such words.',
    fallback: '',
    expected: 'a folder that can be read',
    schema: orNone(v.pipe(v.string(), v.check(isFolder))),
  },
  ...swapSettings,
  IMAGES: {
    meaning:
      'Whether the service fetches external images of tokens and names. When `off`, visitors fetch them, and image hosts see who they are.',
    fallback: 'on',
    expected: '"on" or "off"',
    schema: onOrOff,
  },
  IMAGES_KEY: {
    meaning:
      'Key that signs image URLs, shared by several processes. Without it each process creates a random one.',
    fallback: '',
    expected: 'a secret of at least 32 characters',
    isSecret: true,
    schema: orNone(v.pipe(v.string(), v.minLength(32))),
  },
  IMAGES_RATE_LIMIT: {
    meaning: 'Images per minute and client. 0 for no limit.',
    fallback: '600',
    expected: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000),
  },
  IPFS_GATEWAY: {
    meaning:
      'Gateway for images on IPFS, such as `https://ipfs.example`. Without it they are not shown.',
    fallback: '',
    expected: 'an address such as https://ipfs.example',
    schema: orNone(httpUrl),
  },
  ...onrampSettings,
  ...authSettings,
  ...namesSettings,
  ...accountsSettings,
  ...walletSettings,
  ...providerSettings,
  RATE_LIMIT: {
    meaning: 'Requests per minute and client. 0 for no limit.',
    fallback: '600',
    expected: 'a whole number from 0 to 1000000',
    schema: wholeNumber(0, 1_000_000),
  },
  LIMITS_REDIS_URL: {
    meaning:
      'Redis that counts requests, images and events of clients over several processes, and tells processes of the embedded wallet what others changed. It needs no persistence, and should not be that of the relay. Without it each process counts its own.',
    fallback: '',
    expected: 'a URL such as redis://user:password@host:6379',
    isSecret: true,
    schema: orNone(url(/^rediss?:$/)),
  },
  TRUSTED_PROXIES: {
    meaning:
      'Your proxies in front of the service, separated by commas: addresses, networks such as `10.0.0.0/8`, `private` for private addresses, or `none`. Forwarded headers are believed from them only.',
    fallback: 'none',
    expected: '"none", or addresses and networks separated by commas, such as private,192.0.2.0/24',
    schema: listOr('none', network),
  },
  METRICS_PORT: {
    meaning:
      'Port for `GET /metrics` in the format of Prometheus, on the same address. Keep it from the public. Without it there are no metrics.',
    fallback: '',
    expected: 'a whole number from 0 to 65535',
    schema: orNone(wholeNumber(0, 65_535)),
  },
  LOG_LEVEL: {
    meaning: 'What is logged: `error`, `info` (also each request) or `silent`.',
    fallback: 'info',
    expected: '"error", "info" or "silent"',
    schema: v.picklist(['silent', 'error', 'info']),
  },
} satisfies Record<string, Setting<unknown>>

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
