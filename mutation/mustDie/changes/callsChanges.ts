import type { Change } from './change.ts'

const classify = 'packages/evm/src/calls/classify'
const status = 'packages/core/src/runtime/calls/status'
const walletConnect = 'packages/core/src/runtime/walletConnect'

export const callsChanges: readonly Change[] = [
  {
    name: 'a batch that goes on after a failed call is a whole',
    file: `${classify}/isBatchOf.ts`,
    find: "const wholeMode = '0100'",
    replace: "const wholeMode = '01'",
  },
  {
    name: 'a transaction of an earlier block carries out a batch',
    file: `${classify}/classifyCalls.ts`,
    find: 'since !== undefined && receipt.blockNumber < BigInt(since)',
    replace: 'false',
  },
  {
    name: 'a transaction of another account is the call',
    file: `${classify}/classifyCalls.ts`,
    find: '    isOwn &&\n',
    replace: '',
  },
  {
    name: 'a transaction with another amount is the call',
    file: `${classify}/classifyCalls.ts`,
    find: '    transaction.value === BigInt(first.value) &&\n',
    replace: '',
  },
  {
    name: 'one call of the chain proves two of the batch',
    file: `${classify}/classifyCalls.ts`,
    find: '    left.splice(at, 1)\n',
    replace: '',
  },
  {
    name: 'an account that says it failed carried the calls out',
    file: `${classify}/classifyCalls.ts`,
    find: "if (failure !== undefined) return made.includes('confirmed')",
    replace: "if (failure === '') return made.includes('confirmed')",
  },
  {
    name: 'a payment is done by its call alone, whatever its token moved',
    file: `${classify}/classifyCalls.ts`,
    find: 'if (payment) return',
    replace: "if (payment?.token === '') return",
  },
  {
    name: 'what one wallet says of batches is believed of any other',
    file: 'packages/core/src/runtime/calls/quirks/readQuirk.ts',
    find: '(row.rdns === undefined || row.rdns === rdns) &&',
    replace: '',
  },
  {
    name: 'one log of a token proves two calls',
    file: `${classify}/listLogged.ts`,
    find: '    left.splice(at, 1)\n',
    replace: '',
  },
  {
    name: 'done without a transaction is done',
    file: `${status}/toWalletStatus.ts`,
    find: "  return 'unknown'\n}\n\n/** By what",
    replace: "  return 'confirmed'\n}\n\n/** By what",
  },
  {
    name: 'a call without a proof is done',
    file: `${status}/toWalletStatus.ts`,
    find: "  if (has('unknown') || has('replaced')) return 'unknown'\n",
    replace: '',
  },
  {
    name: 'steps that nobody knows about are not sent',
    file: `${status}/toSequenceStatus.ts`,
    find: "  if (has('unknown')) return 'unknown'\n",
    replace: '',
  },
  {
    name: 'a paired wallet is asked what it can do',
    file: `${walletConnect}/createEip155Provider.ts`,
    find: "        case 'wallet_getCapabilities':\n          return readCapabilities(params)\n",
    replace: '',
  },
  {
    name: 'an unknown status of a capability is support',
    file: 'packages/core/src/runtime/calls/capabilities/toCapabilities.ts',
    find: "raw.atomic === undefined ? 'unsupported' : 'unknown'",
    replace: "raw.atomic === undefined ? 'unsupported' : 'supported'",
  },
]
