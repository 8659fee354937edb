import { type Hex, parseAbi, parseEther, parseSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { beforeEach, expect, test } from 'vitest'
import { localExchange } from '../exchange/localExchange.ts'
import { startTestExchange } from '../test/startTestExchange.ts'

const { DAI } = localExchange.tokens
const { client, localnet, owner, other, mined, approve, balanceOf } = await startTestExchange()
const account = privateKeyToAccount(localnet.accounts[0]?.privateKey ?? '0x')
const abi = parseAbi([
  'function allowance(address owner, address spender) view returns (uint256)',
  'function nonces(address owner) view returns (uint256)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function transferFrom(address from, address to, uint256 value) returns (bool)',
])
const token = { address: DAI.address, abi } as const
const [value, deadline] = [parseEther('10'), 2n ** 40n]

let snapshot = await client.snapshot()
beforeEach(async () => {
  await client.revert({ id: snapshot })
  snapshot = await client.snapshot()
})

function signPermit(changes: { value?: bigint; nonce?: bigint; deadline?: bigint } = {}) {
  return account.signTypedData({
    domain: { name: DAI.name, version: '1', chainId: 1, verifyingContract: DAI.address },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner, spender: other, value, nonce: 0n, deadline, ...changes },
  })
}

function permit(signature: Hex, until = deadline) {
  const { r, s, yParity } = parseSignature(signature)
  const args = [owner, other, value, until, yParity + 27, r, s] as const
  return { ...token, functionName: 'permit', args, account: other } as const
}

test('default: a signed permit allows once (EIP-2612)', async () => {
  const call = permit(await signPermit())
  await mined(await client.writeContract(call))
  const allowance = { ...token, functionName: 'allowance', args: [owner, other] } as const
  expect(await client.readContract(allowance)).toBe(value)
  const nonce = { ...token, functionName: 'nonces', args: [owner] } as const
  expect(await client.readContract(nonce)).toBe(1n)
  await expect(client.simulateContract(call)).rejects.toThrow(/INVALID_SIGNATURE/)
})

test.each([
  ['of another value', { value: value + 1n }, deadline, /INVALID_SIGNATURE/],
  ['of another nonce', { nonce: 1n }, deadline, /INVALID_SIGNATURE/],
  ['that is late', { deadline: 1n }, 1n, /EXPIRED/],
] as const)('error: a permit %s', async (_, changes, until, error) => {
  const call = permit(await signPermit(changes), until)
  await expect(client.simulateContract(call)).rejects.toThrow(error)
})

test('behavior: what is drawn leaves the allowance, and no more can be drawn', async () => {
  await approve(DAI.address, other, value)
  const draw = { ...token, functionName: 'transferFrom', account: other } as const
  const before = await balanceOf(DAI.address, other)
  await mined(await client.writeContract({ ...draw, args: [owner, other, value - 1n] }))
  expect((await balanceOf(DAI.address, other)) - before).toBe(value - 1n)
  const more = { ...draw, args: [owner, other, 2n] } as const
  await expect(client.simulateContract(more)).rejects.toThrow()
  await mined(await client.writeContract({ ...draw, args: [owner, other, 1n] }))
})
