import type { Change } from './change.ts'

const core = 'packages/core/src/features/approvals'
const evm = 'packages/evm/src/approvals'

export const approvalsChanges: readonly Change[] = [
  {
    name: 'what a log claims is shown without asking the chain',
    file: `${core}/scan/readClaims.ts`,
    find: 'await adapter.read({ network, address, claims: part, signal })',
    replace: '{ approvals: part as never[], unread: [] as never[] }',
  },
  {
    name: 'what is gone stays in the list',
    file: `${core}/scan/readClaims.ts`,
    find: 'known.approvals.delete(id)\n      known.claims.delete(id)',
    replace: '',
  },
  {
    name: 'a revocation is done without reading the approval again',
    file: `${core}/revoke/changeOne.ts`,
    find: '(await readChanged(context, changing, [change])).get(change)',
    replace: 'true',
  },
  {
    name: 'a revocation that changed nothing is done',
    file: `${core}/revoke/readChanged.ts`,
    find: '(approval?.amount ?? 0n) === change.amount',
    replace: 'true',
  },
  {
    name: 'a revocation that cannot be read is done',
    file: `${core}/revoke/readChanged.ts`,
    find: 'if (unread.has(id)) continue',
    replace: '',
  },
  {
    name: 'what another transaction replaced went through',
    file: `${core}/revoke/changeOne.ts`,
    find: 'isIncluded && isChanged === false',
    replace: 'isChanged === false',
  },
  {
    name: 'a transaction that failed is no failure',
    file: `${core}/revoke/changeOne.ts`,
    find: "if (outcome.status !== 'failed') return outcome.status === 'included'",
    replace: 'if (outcome) return true',
  },
  {
    name: 'a request about another spender reaches the wallet',
    file: `${core}/revoke/checkChange.ts`,
    find: 'spender: isSpender ?? isSame(decoded.spender, row.spender),',
    replace: 'spender: true,',
  },
  {
    name: 'a request with another amount reaches the wallet',
    file: `${core}/revoke/checkChange.ts`,
    find: 'amount: decoded.amount === amount || (!isLast && decoded.amount === 0n),',
    replace: 'amount: true,',
  },
  {
    name: 'the wallet is asked again after the visitor declined',
    file: `${core}/revoke/runChanges.ts`,
    find: 'if (isDeclined) return true',
    replace: '',
  },
  {
    name: 'a batch that was confirmed is done, whatever the chain has',
    file: `${core}/revoke/changeTogether.ts`,
    find: 'if (isChanged)',
    replace: "if (batch?.status === 'confirmed')",
  },
  {
    name: 'a batch of which nothing can be read went through',
    file: `${core}/revoke/changeTogether.ts`,
    find: "isChanged === false && status === 'confirmed'",
    replace: 'isChanged === false',
  },
  {
    name: 'a batch is not read by other code before the wallet gets it',
    file: `${core}/revoke/joinRequests.ts`,
    find: 'if (wanted[at]) checkChange(',
    replace: 'if (!wanted[at]) checkChange(',
  },
  {
    name: 'a batch of other calls reaches the wallet',
    file: `${core}/revoke/joinRequests.ts`,
    find: 'if (decoded.length !== wanted.length)',
    replace: 'if (decoded.length > wanted.length)',
  },
  {
    name: 'a batch of which half may fail reaches the wallet',
    file: `${evm}/change/decodeJoined.ts`,
    find: 'atomicRequired !== true || ',
    replace: '',
  },
  {
    name: 'the wallet is asked for a batch that the visitor declined',
    file: `${core}/revoke/changeTogether.ts`,
    find: "if (isDeclined) return 'declined'",
    replace: 'if (isDeclined) return all',
  },
  {
    name: 'blocks between two looks count as looked at',
    file: `${core}/scan/joinReach.ts`,
    find: 'before.newestBlock !== undefined && reachedBlock <= before.newestBlock + 1n',
    replace: 'before.newestBlock !== undefined',
  },
  {
    name: 'a chain that is another one counts as looked at',
    file: `${core}/scan/searchLogs.ts`,
    find: 'Object.assign(known, { reach: undefined, newestBlock: undefined })',
    replace: 'return',
  },
  {
    name: 'a collectible has the value of a token',
    file: `${core}/rows/toRows.ts`,
    find: "const isAmount = kind === 'token' || kind === 'permit2'",
    replace: 'const isAmount = kind !== undefined',
  },
  {
    name: 'an approval of another account is the visitor’s',
    file: `${evm}/claims/readApprovalLog.ts`,
    find: 'if (by === undefined || toAddress(by) !== owner.toLowerCase()) return undefined',
    replace: 'if (by === undefined) return undefined',
  },
  {
    name: 'an operator is allowed where one is removed',
    file: `${evm}/change/decodeChange.ts`,
    find: 'if (rest.length > 0 || toNumber(second) > 0n)',
    replace: 'if (rest.length > 0)',
  },
  {
    name: 'a look at the logs has no end',
    file: `${evm}/claims/findClaims.ts`,
    find: 'look.requests < most.requests && ',
    replace: '',
  },
  {
    name: 'an expired approval can take something',
    file: `${evm}/reading/readApprovals.ts`,
    find: 'isExpired ? 0n : least(amounts)',
    replace: 'least(amounts)',
  },
  {
    name: 'an item that was given away is the visitor’s',
    file: `${evm}/reading/readApprovals.ts`,
    find: "if (kind === 'item' && word !== BigInt(owner)) return undefined",
    replace: '',
  },
  {
    name: 'an approval of which its contract says nothing is not there',
    file: `${evm}/reading/readState.ts`,
    find: "if (answer === undefined || word === undefined) return 'unread'",
    replace: 'if (answer === undefined || word === undefined) return undefined',
  },
  {
    name: 'an item whose owner is not said is of someone else',
    file: `${evm}/reading/readApprovals.ts`,
    find: "if (kind === 'item' && word === undefined) return 'unread'",
    replace: '',
  },
  {
    name: 'an item is approved for anyone',
    file: `${evm}/reading/readState.ts`,
    find: 'return word === BigInt(spender) ? { amount: 1n } : undefined',
    replace: 'return { amount: 1n }',
  },
  {
    name: 'the service reads logs without an end',
    file: 'apps/server/src/data/approvals/createLogApprovals.ts',
    find: 'look.left > 2 && ',
    replace: '',
  },
]
