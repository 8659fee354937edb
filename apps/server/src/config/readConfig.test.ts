import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useFolder } from '../test/useFolder.ts'
import { ConfigError } from './configError.ts'
import { readConfig } from './readConfig.ts'
import { settings } from './settings.ts'

test('default', () => {
  expect(readConfig({})).toMatchInlineSnapshot(`
    {
      "accounts": undefined,
      "allowedOrigins": "any",
      "allowedProjects": "any",
      "analytics": {
        "isEnabled": true,
        "maxEvents": 1000000,
        "rateLimit": 3000,
        "retentionDays": 30,
      },
      "apis": {
        "alchemyKey": undefined,
        "etherscanKey": undefined,
        "prices": "own",
      },
      "auth": undefined,
      "chains": [],
      "database": {
        "folder": ".data",
        "kind": "embedded",
      },
      "host": "127.0.0.1",
      "images": {
        "ipfsGateway": undefined,
        "isEnabled": true,
        "key": undefined,
        "rateLimit": 600,
      },
      "labels": undefined,
      "limitsUrl": undefined,
      "logLevel": "info",
      "metricsPort": undefined,
      "names": undefined,
      "onramp": {
        "providers": [],
        "publicUrl": undefined,
        "rateLimit": 10,
        "returnOrigins": [],
      },
      "port": 4400,
      "rateLimit": 600,
      "relay": {
        "audiences": "any",
        "isEnabled": true,
        "limits": {
          "framesPerSecond": 200,
          "socketsPerAddress": 200,
        },
        "store": {
          "folder": ".data",
          "kind": "embedded",
        },
        "storeBytes": 500000000,
      },
      "services": [
        "explorer",
        "data",
        "analytics",
        "sessions",
        "relay",
      ],
      "swaps": {
        "apis": {
          "0x": {
            "key": undefined,
            "perSecond": 5,
            "url": "https://api.0x.org",
          },
          "1inch": {
            "key": undefined,
            "perSecond": 1,
            "url": "https://api.1inch.com",
          },
          "cow": {
            "key": undefined,
            "perSecond": 5,
            "url": "https://api.cow.fi",
          },
          "jupiter": {
            "key": undefined,
            "perSecond": 1,
            "url": "https://api.jup.ag",
          },
          "lifi": {
            "key": undefined,
            "perSecond": 1,
            "url": "https://li.quest",
          },
          "maker": {
            "key": undefined,
            "perSecond": 5,
            "url": "",
          },
          "uniswap": {
            "key": undefined,
            "perSecond": 3,
            "url": "https://trade-api.gateway.uniswap.org",
          },
        },
        "fee": undefined,
        "rateLimit": 60,
        "sources": [
          "pools",
        ],
      },
      "trustedProxies": [],
      "wallet": undefined,
    }
  `)
})

test('parameters: every setting', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '::1',
    SERVICES: 'relay, analytics,explorer',
    DATABASE_URL: 'postgres://user:secret@db:5432/cleat',
    DATA_DIR: 'ignored',
    ALLOWED_ORIGINS: 'https://app.example, http://localhost:*',
    ALLOWED_PROJECTS: 'one,two',
    ANALYTICS: 'off',
    ANALYTICS_RETENTION_DAYS: '7',
    ANALYTICS_MAX_EVENTS: '1000',
    ANALYTICS_RATE_LIMIT: '0',
    RELAY: 'off',
    RELAY_URLS: 'wss://relay.example/, ws://localhost:4400',
    RELAY_SOCKETS: '7',
    RELAY_FRAMES: '0',
    RELAY_STORE_MB: '20',
    REDIS_URL: 'redis://user:secret@cache:6379',
    PRICES: 'defillama',
    ALCHEMY_KEY: 'an-alchemy-key',
    ETHERSCAN_KEY: 'AN_ETHERSCAN_KEY',
    SWAP_SOURCES: 'pools, 0x,1inch,uniswap,lifi,cow,jupiter,maker',
    SWAP_RATE_LIMIT: '7',
    SWAP_RATES: '0x=10, 1inch=2',
    SWAP_FEE_BPS: '25',
    SWAP_FEE_RECIPIENT: '0x00000000000000000000000000000000000fee00',
    ZEROEX_KEY: '00000000-0000-4000-8000-000000000000',
    ZEROEX_URL: 'https://0x.example',
    ONEINCH_KEY: 'key-of-1inch',
    ONEINCH_URL: 'https://1inch.example',
    UNISWAP_KEY: 'key-of-uniswap',
    UNISWAP_URL: 'https://uniswap.example',
    LIFI_KEY: 'key-of-lifi',
    LIFI_URL: 'https://lifi.example',
    COW_URL: 'https://cow.example',
    JUPITER_KEY: 'key-of-jupiter',
    JUPITER_URL: 'https://jupiter.example',
    MAKER_URL: 'http://127.0.0.1:8900',
    IMAGES: 'off',
    IMAGES_KEY: 'x'.repeat(32),
    IMAGES_RATE_LIMIT: '5',
    IPFS_GATEWAY: 'https://ipfs.example',
    RATE_LIMIT: '0',
    LIMITS_REDIS_URL: 'redis://user:secret@limits:6379',
    TRUSTED_PROXIES: 'private, 192.0.2.0/24,2001:db8::1',
    LOG_LEVEL: 'silent',
    METRICS_PORT: '9464',
  })
  expect(config).toMatchInlineSnapshot(`
    {
      "accounts": undefined,
      "allowedOrigins": [
        {
          "labels": [
            "app",
            "example",
          ],
          "port": "",
          "scheme": "https",
        },
        {
          "labels": [
            "localhost",
          ],
          "port": "*",
          "scheme": "http",
        },
      ],
      "allowedProjects": [
        "one",
        "two",
      ],
      "analytics": {
        "isEnabled": false,
        "maxEvents": 1000,
        "rateLimit": 0,
        "retentionDays": 7,
      },
      "apis": {
        "alchemyKey": "an-alchemy-key",
        "etherscanKey": "AN_ETHERSCAN_KEY",
        "prices": "defillama",
      },
      "auth": undefined,
      "chains": [],
      "database": {
        "kind": "postgres",
        "url": "postgres://user:secret@db:5432/cleat",
      },
      "host": "::1",
      "images": {
        "ipfsGateway": "https://ipfs.example",
        "isEnabled": false,
        "key": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "rateLimit": 5,
      },
      "labels": undefined,
      "limitsUrl": "redis://user:secret@limits:6379",
      "logLevel": "silent",
      "metricsPort": 9464,
      "names": undefined,
      "onramp": {
        "providers": [],
        "publicUrl": undefined,
        "rateLimit": 10,
        "returnOrigins": [],
      },
      "port": 0,
      "rateLimit": 0,
      "relay": {
        "audiences": [
          "wss://relay.example",
          "ws://localhost:4400",
        ],
        "isEnabled": false,
        "limits": {
          "framesPerSecond": 0,
          "socketsPerAddress": 7,
        },
        "store": {
          "kind": "redis",
          "url": "redis://user:secret@cache:6379",
        },
        "storeBytes": 20000000,
      },
      "services": [
        "explorer",
        "analytics",
      ],
      "swaps": {
        "apis": {
          "0x": {
            "key": "00000000-0000-4000-8000-000000000000",
            "perSecond": 10,
            "url": "https://0x.example",
          },
          "1inch": {
            "key": "key-of-1inch",
            "perSecond": 2,
            "url": "https://1inch.example",
          },
          "cow": {
            "key": undefined,
            "perSecond": 5,
            "url": "https://cow.example",
          },
          "jupiter": {
            "key": "key-of-jupiter",
            "perSecond": 1,
            "url": "https://jupiter.example",
          },
          "lifi": {
            "key": "key-of-lifi",
            "perSecond": 1,
            "url": "https://lifi.example",
          },
          "maker": {
            "key": undefined,
            "perSecond": 5,
            "url": "http://127.0.0.1:8900",
          },
          "uniswap": {
            "key": "key-of-uniswap",
            "perSecond": 3,
            "url": "https://uniswap.example",
          },
        },
        "fee": {
          "bps": 25,
          "recipient": "0x00000000000000000000000000000000000FEE00",
        },
        "rateLimit": 7,
        "sources": [
          "pools",
          "0x",
          "1inch",
          "uniswap",
          "lifi",
          "cow",
          "jupiter",
          "maker",
        ],
      },
      "trustedProxies": [
        "private",
        "192.0.2.0/24",
        "2001:db8::1",
      ],
      "wallet": undefined,
    }
  `)
})

test('behavior: a folder of "memory" keeps the database in memory', () => {
  const { database } = readConfig({ DATA_DIR: 'memory' })
  expect(database).toEqual({ kind: 'embedded', folder: undefined })
})

test.each([
  [{}, ['explorer', 'data', 'analytics', 'sessions', 'relay']],
  [{ RELAY: 'off' }, ['explorer', 'data', 'analytics', 'sessions']],
  [{ SERVICES: 'relay' }, ['relay']],
  [{ SERVICES: 'relay', RELAY: 'off' }, []],
  [{ SERVICES: 'data , explorer' }, ['explorer', 'data']],
])('behavior: the services of %j', (environment, services) => {
  expect(readConfig(environment).services).toEqual(services)
})

test('behavior: a process without the data service knows no chains', () => {
  const environment = { CHAINS: 'eip155:1=https://node.example', SERVICES: 'relay' }
  expect(readConfig(environment)).toMatchObject({ chains: [], images: { isEnabled: false } })
})

test('error: a service that does not exist', () => {
  expect(() => readConfig({ SERVICES: 'relay,mail' })).toThrow('SERVICES is "relay,mail"')
})

test('behavior: PostgreSQL by a socket of the machine', () => {
  const url = 'postgresql:///cleat?host=/var/run/postgresql'
  expect(readConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url })
})

test('behavior: chains with what a file says of them', async () => {
  const file = join(await useFolder(), 'chains.json')
  await writeFile(file, JSON.stringify({ 'eip155:31337': { price: 3000 } }))
  const { chains } = readConfig({
    CHAINS: 'eip155:31337=http://127.0.0.1:8545, eip155:1=https://node.example/v3/key=secret',
    CHAINS_FILE: file,
    CHAINS_HISTORY: 'eip155:31337=0,eip155:1=latest',
  })
  expect(chains).toMatchObject([
    { id: 'eip155:31337', rpcUrl: 'http://127.0.0.1:8545', historyFrom: 0n },
    { id: 'eip155:1', rpcUrl: 'https://node.example/v3/key=secret', historyFrom: 'latest' },
  ])
  expect([...(chains[0]?.fixedPrices.values() ?? [])]).toEqual([3000])
})

test('behavior: an empty or blank variable is one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}))
})

test('error: all problems at once, and no secret among them', () => {
  const read = () =>
    readConfig({
      PORT: '99999',
      HOST: 'a b',
      DATABASE_URL: 'mysql://user:secret@db/cleat',
      ALLOWED_ORIGINS: 'https://app.example,https://*',
      ALLOWED_PROJECTS: 'a b',
      ANALYTICS: 'yes',
      RATE_LIMIT: '1e3',
      LOG_LEVEL: 'debug',
    })
  expect(read).toThrow(ConfigError)
  expect(read).toThrowErrorMatchingInlineSnapshot(`
    [ConfigError: The service cannot start, because 8 settings are not usable:
    - PORT is "99999". It must be a whole number from 0 to 65535. Correct it, or remove it to use 4400.
    - HOST is "a b". It must be a host name or an IP address. Correct it, or remove it to use 127.0.0.1.
    - DATABASE_URL has a value that is not usable. It must be a URL such as postgres://user:password@host:5432/name. Correct it, or remove it to do without.
    - ALLOWED_ORIGINS is "https://app.example,https://*". It must be "any", or origins separated by commas, such as https://app.example,http://localhost:*. Correct it, or remove it to use any.
    - ALLOWED_PROJECTS is "a b". It must be "any", or project ids separated by commas, each of at most 64 letters, digits, - and _. Correct it, or remove it to use any.
    - ANALYTICS is "yes". It must be "on" or "off". Correct it, or remove it to use on.
    - RATE_LIMIT is "1e3". It must be a whole number from 0 to 1000000. Correct it, or remove it to use 600.
    - LOG_LEVEL is "debug". It must be "error", "info" or "silent". Correct it, or remove it to use info.]
  `)
})

test.each([
  ['PORT', '-1'],
  ['PORT', '4400.5'],
  ['PORT', '0x10'],
  ['PORT', '9'.repeat(400)],
  ['DATABASE_URL', 'postgres:'],
  ['DATABASE_URL', 'localhost:5432'],
  ['ANALYTICS_RETENTION_DAYS', '0'],
  ['ANALYTICS_MAX_EVENTS', '999'],
  ['ANALYTICS_RATE_LIMIT', '99'],
  ['TRUSTED_PROXIES', '1'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0/8'],
  ['TRUSTED_PROXIES', '::1/129'],
  ['TRUSTED_PROXIES', 'none,10.0.0.1'],
  ['ANALYTICS', 'constructor'],
  ['ALLOWED_ORIGINS', 'https://a.example,'],
  ['RELAY', 'yes'],
  ['RELAY_URLS', 'https://relay.example'],
  ['RELAY_URLS', 'relay.example'],
  ['RELAY_SOCKETS', '-1'],
  ['RELAY_FRAMES', '1.5'],
  ['REDIS_URL', 'http://cache:6379'],
  ['LIMITS_REDIS_URL', 'http://cache:6379'],
  ['CHAINS', 'https://node.example'],
  ['CHAINS', 'eip155:1=ftp://node.example'],
  ['CHAINS', 'eip155:1=https://a.example,eip155:1=https://b.example'],
  ['CHAINS', 'eip155:1=https://a.example,'],
  ['CHAINS_FILE', '/nowhere/chains.json'],
  ['CHAINS_HISTORY', 'eip155:1=first'],
  ['SWAP_SOURCES', 'pools,sushi'],
  ['SWAP_SOURCES', 'pools,pools'],
  ['SWAP_SOURCES', '0x'],
  ['SWAP_SOURCES', '1inch'],
  ['SWAP_SOURCES', 'uniswap'],
  ['SWAP_SOURCES', 'jupiter'],
  ['SWAP_SOURCES', 'maker'],
  ['SWAP_RATE_LIMIT', '-1'],
  ['SWAP_FEE_BPS', '301'],
  ['SWAP_FEE_BPS', '25'],
  ['SWAP_FEE_RECIPIENT', '0x00000000000000000000000000000000000fEE00'],
  ['SWAP_FEE_RECIPIENT', 'operator.eth'],
  ['SWAP_RATES', '0x=0'],
  ['SWAP_RATES', '0x=1,0x=2'],
  ['SWAP_RATES', 'sushi=1'],
  ['ZEROEX_KEY', 'with a blank'],
  ['LIFI_URL', 'ftp://lifi.example'],
])('error: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} `)
})

test('behavior: the README lists every setting as it is', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = Object.entries(settings).map(
    ([name, { fallback, meaning }]) =>
      `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${meaning} |`,
  )
  expect(readme).toContain(rows.join('\n'))
})
