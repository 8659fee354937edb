import { encodeAbiParameters, type Hex, maxUint256, parseAbiParameters } from 'viem'
import { corpusAccount, corpusTokens, strangers } from './corpusContracts.ts'
import type { CorpusRow } from './corpusRow.ts'
import { listSignatures } from './listSignatures.ts'
import { listWalletRequests } from './listWalletRequests.ts'
import { writeRequest } from './writeRequest.ts'

/** A request that must never be taken for a plain one. */
export type HostileRow = Pick<CorpusRow, 'name' | 'request'>

type Call = { readonly to: string; readonly data: Hex }
type Wrap = (inner: Call) => Call

const { call, send, batch } = writeRequest
const { contract, person } = strangers
const { USDC, DAI } = corpusTokens
/** Who allowed the account something. */
const victim = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const collection = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d'
const zero = `0x${'0'.repeat(40)}`
const hash: Hex = `0x${'0'.repeat(64)}`
const me = corpusAccount
const far = 2 ** 47
const half = 2n ** 159n

const calls: { readonly [name: string]: Call } = {
  approve: { to: USDC, data: call('approve(address,uint256)', contract, maxUint256) },
  half: { to: USDC, data: call('approve(address,uint256)', contract, 2n ** 255n) },
  increaseAllowance: {
    to: USDC,
    data: call('increaseAllowance(address,uint256)', contract, maxUint256),
  },
  approveAndCall: {
    to: USDC,
    data: call('approveAndCall(address,uint256,bytes)', contract, maxUint256, '0x01'),
  },
  'approveAndCall (ERC-1363)': {
    to: USDC,
    data: call('approveAndCall(address,uint256)', contract, maxUint256),
  },
  'Permit2 approve': {
    to: permit2,
    data: call('approve(address,address,uint160,uint48)', USDC, contract, half, far),
  },
  setApprovalForAll: {
    to: collection,
    data: call('setApprovalForAll(address,bool)', contract, true),
  },
  authorizeOperator: { to: DAI, data: call('authorizeOperator(address)', contract) },
  setOperator: { to: DAI, data: call('setOperator(address,bool)', contract, true) },
  transferOwnership: { to: contract, data: call('transferOwnership(address)', person) },
  upgradeTo: { to: contract, data: call('upgradeTo(address)', person) },
  upgradeToAndCall: { to: contract, data: call('upgradeToAndCall(address,bytes)', person, '0x') },
  changeAdmin: { to: contract, data: call('changeAdmin(address)', person) },
  grantRole: { to: contract, data: call('grantRole(bytes32,address)', hash, person) },
  'transfer to the token': { to: USDC, data: call('transfer(address,uint256)', USDC, 5n) },
  'transfer to nobody': { to: USDC, data: call('transfer(address,uint256)', zero, 5n) },
  'transferFrom of another': {
    to: USDC,
    data: call('transferFrom(address,address,uint256)', victim, person, 5n),
  },
  safeTransferFrom: {
    to: collection,
    data: call('safeTransferFrom(address,address,uint256)', me, person, 7n),
  },
  'bytes that no encoder writes': {
    to: USDC,
    data: `${call('approve(address,uint256)', contract, 5n).slice(0, -2)}` as Hex,
  },
}

/** Ways to hide a call in another. */
const wraps: { readonly [name: string]: Wrap } = {
  multicall: ({ to, data }) => ({ to, data: call('multicall(bytes[])', [data]) }),
  'multicall behind others': ({ to, data }) => ({
    ...{ to, data: call('multicall(uint256,bytes[])', 5n, [call('poke()'), data, call('poke()')]) },
  }),
  execute: ({ to, data }) => ({
    to: me,
    data: call(
      'execute(bytes32,bytes)',
      `0x01${'0'.repeat(62)}`,
      encodeAbiParameters(parseAbiParameters('(address, uint256, bytes)[]'), [
        [[to as Hex, 0n, data]],
      ]),
    ),
  }),
  Safe: ({ to, data }) => ({
    to: contract,
    data: call(
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
      ...[to, 0n, data, 0, 0n, 0n, 0n, zero, zero, '0x'],
    ),
  }),
}

/**
 * Requests that take something in ways that are hard to see: each form of a dangerous call one to
 * four levels deep in others, dangerous signatures in envelopes, and texts that are no texts.
 */
export function listHostileRequests(): readonly HostileRow[] {
  const hidden = Object.entries(calls).flatMap(([name, one]) =>
    Object.entries(wraps).flatMap(([by, wrap]) =>
      [1, 2, 3, 4].map((depth) => ({
        name: `${name} in ${depth} × ${by}`,
        request: toRequest(wrapTimes(one, wrap, depth), depth),
      })),
    ),
  )
  const signed = [...listSignatures(), ...listWalletRequests()].filter(
    ({ level }) => level === 'stop' || level === 'refused',
  )
  const enveloped = signed.flatMap(({ name, request }) =>
    [1, 2, 3].map((depth) => ({
      name: `${name} in ${depth} envelopes`,
      request: envelop(request, depth),
    })),
  )
  return [...hidden, ...enveloped]
}

function wrapTimes(one: Call, wrap: Wrap, depth: number): Call {
  return depth === 0 ? one : wrapTimes(wrap(one), wrap, depth - 1)
}

/** Each depth takes another road to the wallet. */
function toRequest({ to, data }: Call, depth: number): CorpusRow['request'] {
  if (depth === 2)
    return batch([
      { to: person, value: 1n },
      { to, data },
    ])
  return depth === 3 ? envelop(send(to, data), 1) : send(to, data)
}

function envelop(request: CorpusRow['request'], depth: number): CorpusRow['request'] {
  if (depth === 0) return request
  const params = { scope: 'eip155:1', request: envelop(request, depth - 1) }
  return { method: 'wallet_invokeMethod', params }
}
