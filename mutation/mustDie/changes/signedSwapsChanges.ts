import type { Change } from './change.ts'

const evm = 'packages/evm/src/swaps/decode'
const solana = 'packages/adapter-solana/src/swaps/decode'
const trial = 'packages/adapter-solana/src/swaps/trial'

/** Of what is signed and not sent, and of Solana. */
export const signedSwapsChanges: readonly Change[] = [
  {
    name: 'an order to buy, which may take more',
    file: `${evm}/cow/readCowOrder.ts`,
    find: "kind: literal('sell', 'kind'),",
    replace: "kind: picklist(['sell', 'buy'], 'kind'),",
  },
  {
    name: 'an order says something unknown about itself',
    file: `${evm}/cow/readCowOrder.ts`,
    find: 'picklist(appData, ',
    replace:
      "picklist([...appData, '0x0000000000000000000000000000000000000000000000000000000000000000'], ",
  },
  {
    name: 'an order for another contract',
    file: `${evm}/cow/readCowOrder.ts`,
    find: 'if (contract !== contracts.cow?.settlement) throw unknownRouterError(contract)',
    replace: '',
  },
  {
    name: 'typed data of other types is signed',
    file: `${evm}/typedData/readTypedData.ts`,
    find: 'if (describe(types) !== describe(toList({ ...expected, EIP712Domain: domainType })))',
    replace: "if (primaryType === '')",
  },
  {
    name: 'typed data of another chain is signed',
    file: `${evm}/typedData/readTypedData.ts`,
    find: "if (String(domain.chainId) !== String(chainId)) throw alteredError('chain')",
    replace: '',
  },
  {
    name: 'a permit for a contract that is not on the list',
    file: `${evm}/decodePermit.ts`,
    find: "if (!isKnown) throw alteredError('spender')",
    replace: '',
  },
  {
    name: 'a permit that lasts',
    file: `${evm}/decodePermit.ts`,
    find: 'seconds * 1000n <= first || seconds * 1000n > last',
    replace: 'seconds * 1000n <= first',
  },
  {
    name: 'a permit with another nonce',
    file: `${evm}/decodePermit.ts`,
    find: "if (nonce !== (await readNonce(node, read))) throw alteredError('nonce')",
    replace: '',
  },
  {
    name: 'a permit of another owner',
    file: `${evm}/permit/readTokenPermit.ts`,
    find: "if (owner !== account) throw alteredError('from')",
    replace: '',
  },
  {
    name: 'a maker who has not signed',
    file: `${solana}/decodeSwap.ts`,
    find: 'if (!(await verifySignature({ signature, address: others[index], message: messageBytes })))',
    replace: 'if (!signature)',
  },
  {
    name: 'a program that is not on the list is passed over',
    file: `${solana}/jupiter/readJupiter.ts`,
    find: 'if (!isKnown) throw unknownRouterError(instruction.program)',
    replace: 'if (!isKnown) continue',
  },
  {
    name: 'another signer of a route',
    file: `${solana}/jupiter/readJupiter.ts`,
    find: "if (others.length > 0) throw alteredError('signers')",
    replace: '',
  },
  {
    name: 'more SOL is wrapped than is exchanged',
    file: `${solana}/jupiter/readJupiter.ts`,
    find: 'paid.length > 1 || paid[0] !== route.amount',
    replace: 'paid.length > 1',
  },
  {
    name: 'a route to the account of somebody else',
    file: `${solana}/jupiter/readRoute.ts`,
    find: "if (!targets.includes(at(layout.target))) throw alteredError('to')",
    replace: '',
  },
  {
    name: 'a route that pays another account instead',
    file: `${solana}/jupiter/readRoute.ts`,
    find: "if (receiver !== jupiter && receiver !== at(layout.target)) throw alteredError('to')",
    replace: '',
  },
  {
    name: 'a plan with a step that is unknown',
    file: `${solana}/jupiter/findPlanEnd.ts`,
    find: 'if (kind > lastKnown) throw unknownRouterError(jupiter)',
    replace: '',
  },
  {
    name: 'numbers after those that Jupiter uses',
    file: `${solana}/jupiter/readNumbers.ts`,
    find: 'isPlanFirst ? data.length === at + 19 :',
    replace: 'isPlanFirst ? data.length >= at + 19 :',
  },
  {
    name: 'wrapped SOL is paid out to somebody else',
    file: `${solana}/setup/readWrapping.ts`,
    find: "if (receiver !== account || owner !== account) throw alteredError('to')",
    replace: '',
  },
  {
    name: 'the maker pays somebody else',
    file: `${solana}/rfq/readTransfer.ts`,
    find: "if (destination !== theirs) throw alteredError('to')",
    replace: '',
  },
  {
    name: 'a third transfer beside a maker’s',
    file: `${solana}/rfq/readRfq.ts`,
    find: 'if (!first || !second || rest.length > 0)',
    replace: 'if (!first || !second)',
  },
  {
    name: 'all wrapped SOL is taken for a part',
    file: `${solana}/wrap/readWrap.ts`,
    find: "const amount = way === 'wrap' ? paid : held - paid",
    replace: 'const amount = paid',
  },
  {
    name: 'an account of another token is changed by an exchange',
    file: `${trial}/checkAccounts.ts`,
    find: 'if (address !== own) throw',
    replace: 'if (address === undefined) throw',
  },
  {
    name: 'somebody may take from an account after an exchange',
    file: `${trial}/checkAccounts.ts`,
    find: '...data.slice(delegateAt, length)',
    replace: '...data.slice(length, length)',
  },
  {
    name: 'more leaves than was agreed, where it was tried',
    file: `${trial}/checkChange.ts`,
    find: 'if (taken > amount) throw',
    replace: 'if (taken < 0n) throw',
  },
  {
    name: 'less arrives than the minimum, where it was tried',
    file: `${trial}/checkChange.ts`,
    find: 'if (received < minimum) throw',
    replace: 'if (received < 0n) throw',
  },
  {
    name: 'less arrived than the minimum',
    file: 'packages/adapter-solana/src/swaps/follow/classifyExchange.ts',
    find: 'if (!isKept || received < minReceived)',
    replace: 'if (!isKept)',
  },
]
