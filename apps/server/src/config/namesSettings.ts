import * as v from 'valibot'
import { isAddress } from 'viem/utils'
import type { Setting } from './setting.ts'
import { settingSchemas } from './settingSchemas.ts'

const { onOrOff, orNone } = settingSchemas

/** Settings of names. */
export const namesSettings = {
  NAMES_ZONE: {
    meaning:
      'ENS name whose subnames visitors register, such as `names.example.eth`. Needs `AUTH_DOMAINS`. Without it there are no names.',
    fallback: '',
    expected: 'a name in lower case with a dot, such as names.example.eth',
    schema: orNone(
      v.pipe(v.string(), v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/)),
    ),
  },
  NAMES_RESOLVER: {
    meaning:
      'CAIP-10 account of the `ZoneResolver` of the zone, such as `eip155:1:0x…`. Without it names count on this service alone.',
    fallback: '',
    expected: 'a CAIP-10 account, such as eip155:1:0x0000000000000000000000000000000000000001',
    schema: orNone(v.pipe(v.string(), v.check(isEvmAccount))),
  },
  NAMES_SIGNER_KEY: {
    meaning: 'Private key that proves answers to the resolver, as hex. Needs `NAMES_RESOLVER`.',
    fallback: '',
    expected: '0x and 64 hex digits',
    isSecret: true,
    schema: orNone(v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i))),
  },
  NAMES_RESERVED: {
    meaning: 'File with words that are kept back, one on each line, beside the usual ones.',
    fallback: '',
    expected: 'a path',
    schema: orNone(v.string()),
  },
  NAMES_ACCEPT_JSON: {
    meaning:
      'Whether a name is also registered for the signature of a JSON text, as apps of AppKit ask for it. Registers, and nothing else.',
    fallback: 'on',
    expected: '"on" or "off"',
    schema: onOrOff,
  },
  NAMES_EXPORT: {
    meaning:
      'File that `names export` wrote. The service answers for its names and registers none. Needs `NAMES_RESOLVER` and `NAMES_EXPORT_SIGNER`.',
    fallback: '',
    expected: 'a path',
    schema: orNone(v.string()),
  },
  NAMES_EXPORT_SIGNER: {
    meaning: 'Address whose export counts: that of the key that proves answers where it was made.',
    fallback: '',
    expected: '0x and 40 hex digits',
    schema: orNone(v.pipe(v.string(), v.check(isAddress))),
  },
} satisfies Record<string, Setting<unknown>>

function isEvmAccount(text: string): boolean {
  const [, address = ''] = /^eip155:[1-9]\d{0,14}:(0x[\da-fA-F]{40})$/.exec(text) ?? []
  return isAddress(address)
}
