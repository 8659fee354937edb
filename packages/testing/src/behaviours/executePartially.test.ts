import { expect, test } from 'vitest'
import { approveDai } from '../test/approveDai.ts'
import { startBatchStage } from '../test/startBatchStage.ts'
import { executePartially } from './executePartially.ts'

const { connect } = await startBatchStage()

test.each([
  [undefined, 600, 5n],
  [0, 500, 0n],
])('default: of the calls, %s happen', async (executed, expected, allowed) => {
  const { wallet, to, execute, allowance } = await connect()
  wallet.program('wallet_sendCalls', executePartially({ calls: executed }))
  const result = await execute({ calls: [approveDai(to, 5n), { to, value: '0x1' }] })
  expect(result).toMatchObject({ status: expected, atomic: false })
  expect(await allowance()).toBe(allowed)
})

test('behavior: what is no batch is refused as always', async () => {
  const { wallet, call } = await connect()
  wallet.program('wallet_sendCalls', executePartially())
  await expect(call('wallet_sendCalls', [])).rejects.toMatchObject({ code: -32602 })
})
