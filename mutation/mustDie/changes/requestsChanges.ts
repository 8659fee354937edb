import type { Change } from './change.ts'

const evm = 'packages/evm/src'
const requests = 'packages/core/src/runtime/requests'

export const requestsChanges: readonly Change[] = [
  {
    name: 'a comparison of the chain id is dropped',
    file: `${evm}/requests/createClaims.ts`,
    find: 'if (isAbsent(value) || chain === active) return',
    replace: 'if (isAbsent(value) || active !== undefined) return',
  },
  {
    name: 'a request may name any account',
    file: `${evm}/requests/createClaims.ts`,
    find: "(typeof value === 'string' && known.has(toBody(value)))",
    replace: "typeof value === 'string'",
  },
  {
    name: 'any 32 bytes are signed',
    file: `${evm}/requests/checkRequest.ts`,
    find: 'if (forbidden.test(method)) throw',
    replace: "if (method === '') throw",
  },
  {
    name: 'requests inside a request are not checked',
    file: `${evm}/requests/checkRequest.ts`,
    find: 'return { ...inner, ...checkRequest({ request: { method, params }, connection }) }',
    replace: 'return inner',
  },
  {
    name: 'typed data is sent as the text that came, not as it was read',
    file: `${evm}/requests/checkTypedData.ts`,
    find: "const sent = typeof data === 'string' ? JSON.stringify(checked) : data",
    replace: 'const sent = data',
  },
  {
    name: 'parameters can be changed after they were checked',
    file: `${requests}/readParameters.ts`,
    find: 'return Object.freeze(copied)',
    replace: 'return copied',
  },
  {
    name: 'a payload that pays somebody else is sent',
    file: `${requests}/preview.ts`,
    find: 'to: isSame(decoded.to, to),',
    replace: 'to: true,',
  },
  {
    name: 'a payload of another amount is sent',
    file: `${requests}/preview.ts`,
    find: 'amount: decoded.amount === amount,',
    replace: 'amount: true,',
  },
  {
    name: 'a payload for another chain is sent',
    file: `${requests}/preview.ts`,
    find: 'chain: decoded.chain === undefined || decoded.chain === reference,',
    replace: 'chain: true,',
  },
  {
    name: 'the wallet may be on another network than the visitor saw',
    file: `${requests}/guard.ts`,
    find: 'if (live.caipNetworkId !== caipNetworkId)',
    replace: 'if (!live.caipNetworkId)',
  },
  {
    name: 'what expired while the wallet said its account is sent',
    file: `${requests}/dispatch.ts`,
    find: 'if (expiresAt !== undefined && expiresAt <= Date.now()) throw',
    replace: 'if (expiresAt === 0) throw',
  },
  {
    name: 'a signature is not checked',
    file: `${requests}/verify.ts`,
    find: 'if (isValid) return',
    replace: 'if (isValid !== undefined) return',
  },
  {
    name: 'a forbidden method passes',
    file: `${requests}/checkMethod.ts`,
    find: "if (classifyMethod(method) === 'forbidden')",
    replace: "if (method === '')",
  },
]
