import * as v from 'valibot'
import type { Setting } from './setting.ts'
import { settingSchemas } from './settingSchemas.ts'

const { chainMap, httpUrl, orNone } = settingSchemas

/** Settings of smart accounts. */
export const accountsSettings = {
  ACCOUNTS_BUNDLERS: {
    meaning:
      'Bundlers of smart accounts, separated by commas, each with the URL of its JSON-RPC, such as `eip155:8453=https://bundler.example/key`. Pages reach them by this service alone.',
    fallback: '',
    expected: 'CAIP-2 ids with the address of a bundler each, separated by commas',
    isSecret: true,
    schema: chainMap(httpUrl),
  },
  SPONSOR_FILE: {
    meaning:
      'File that says which operations of smart accounts are paid for ([below](#smart-accounts)). It is read again when it changes. Without it none are.',
    fallback: '',
    expected: 'a path',
    schema: orNone(v.string()),
  },
  SPONSOR_KEY: {
    meaning: 'Private key that the paymasters in `SPONSOR_FILE` trust, as hex.',
    fallback: '',
    expected: '0x and 64 hex digits',
    isSecret: true,
    schema: orNone(v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i))),
  },
} satisfies Record<string, Setting<unknown>>
