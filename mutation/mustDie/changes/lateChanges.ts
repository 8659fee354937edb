import type { Change } from './change.ts'

const requests = 'packages/core/src/runtime/requests'
const late = `${requests}/late`
const evidence = 'packages/evm/src/evidence'

/** What is found out late, what a policy may ask, and what is tried out at all. */
export const lateChanges: readonly Change[] = [
  {
    name: 'what is found after the wallet was asked is dropped',
    file: `${late}/followRequest.ts`,
    find: 'if (answered.aborted || !isHigher(raised.level, level)) return',
    replace: 'return',
  },
  {
    name: 'the app is asked about what the wallet has answered',
    file: `${late}/followRequest.ts`,
    find: "if (answered.aborted || verdict === 'allow') return",
    replace: "if (verdict === 'allow') return",
  },
  {
    name: 'a cancelled signature reaches the app',
    file: `${late}/followRequest.ts`,
    find: 'if (isCancelled) throw',
    replace: 'if (false) throw',
  },
  {
    name: 'a policy that refuses late is not heard',
    file: `${late}/followRequest.ts`,
    find: 'if (refusal && canCancel) throw refusal',
    replace: '',
  },
  {
    name: 'what the wallet sends is said to be cancelled',
    file: `${late}/isAnswering.ts`,
    find: 'return answering.has(method)',
    replace: 'return true',
  },
  {
    name: 'an app that only reports has its visitors warned',
    file: `${requests}/judgeRequest.ts`,
    find: "policyMode !== 'report' && review !== 'never' && !isConfirmed",
    replace: 'true',
  },
  {
    name: 'a warning stands still when the wallet has answered',
    file: `${requests}/review/createReview.ts`,
    find: "answered.addEventListener('abort', leave, { once: true })",
    replace: '',
  },
  {
    name: 'a closed warning cancels the request',
    file: `${requests}/review/createReview.ts`,
    find: "resolve(outcome === 'cancelled' && canCancel)",
    replace: 'resolve(canCancel)',
  },
  {
    name: 'an amber warning opens the modal',
    file: `${requests}/review/createReview.ts`,
    find: "level === 'stop' || modal.state.open",
    replace: 'true',
  },
  {
    name: 'what is found while the policy is asked is dropped',
    file: `${requests}/decision/decide.ts`,
    find: 'isHigher(now.level, request.level)',
    replace: 'false',
  },
  {
    name: 'every address is known',
    file: `${requests}/evidence/knownParties.ts`,
    find: '!known.some((one) => isSameAddress(kit, namespace, one.address, address))',
    replace: 'false',
  },
  {
    name: 'what another account knows counts',
    file: `${requests}/evidence/knownParties.ts`,
    find: 'one.account === account && one.chain === chain',
    replace: 'one.chain === chain',
  },
  {
    name: 'a user operation of another account is tried',
    file: `${evidence}/readOperation.ts`,
    find: 'sender === account && ',
    replace: '',
  },
  {
    name: 'authorizations are not in force in a trial',
    file: `${evidence}/measureTrial.ts`,
    find: '...(sent.code !== undefined && { [account]: sent.code })',
    replace: '',
  },
  {
    name: 'one creation ends all trials of a node',
    file: 'packages/evm/src/trial/runTrial.ts',
    find: "isCreating ? ':creating' : ''",
    replace: "''",
  },
  {
    name: 'a node that takes no code fails the trial',
    file: `${evidence}/judgeTrace.ts`,
    find: 'if (isUnknown(error)) return unsupported',
    replace: '',
  },
]
