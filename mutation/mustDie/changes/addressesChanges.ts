import type { Change } from './change.ts'

const finder = 'packages/core/src/contract/adapter/findLookAlike.ts'
const evm = 'packages/evm/src'

export const addressesChanges: readonly Change[] = [
  {
    name: 'an address that is the same on the screen is no look-alike',
    file: finder,
    find: '[formatAddress(address), readEnds(getBody(address))]',
    replace: '[readEnds(getBody(address))]',
  },
  {
    name: 'an address with the same ends is no look-alike',
    file: finder,
    find: '[formatAddress(address), readEnds(getBody(address))]',
    replace: '[formatAddress(address)]',
  },
  {
    name: 'letters of another case hide a look-alike',
    file: finder,
    find: 'look.toLowerCase()',
    replace: 'look',
  },
  {
    name: 'a checksum of EIP-55 is not compared',
    file: `${evm}/prepare/parseReceiver.ts`,
    find: 'return isPlain ||',
    replace: 'return address !== undefined ||',
  },
  {
    name: 'a checksum of SS58 is not compared',
    file: 'packages/signatures/src/polkadot/ss58.ts',
    find: 'if (!isIntact || (length === 2 && prefix < 64)) return undefined',
    replace: 'if (length === 2 && prefix < 64) return undefined',
  },
  {
    name: 'an address of another network receives',
    file: 'packages/adapter-polkadot/src/address/isRecipient.ts',
    find: '[own, generic, polkadot].includes(decoded.prefix)',
    replace: 'decoded.prefix >= 0',
  },
  {
    name: 'programs receive coins that nobody can spend',
    file: 'packages/adapter-solana/src/base/parseRecipient.ts',
    find: '|| knownPrograms.has(to)',
    replace: '',
  },
]
