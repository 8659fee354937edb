import { expect, test } from 'vitest'
import { approveDai } from '../test/approveDai.ts'
import { startBatchStage } from '../test/startBatchStage.ts'
import { editApproval } from './editApproval.ts'

const { connect, client } = await startBatchStage()

test.each(['data', 'input'])('default: a transaction with %s', async (name) => {
  const { wallet, call, from, to, allowance, asked } = await connect()
  wallet.program('eth_sendTransaction', editApproval({ amount: 5n }))
  const { to: token, data } = approveDai(to, 10n)
  const hash = await call('eth_sendTransaction', [{ from, to: token, [name]: data }])
  await client.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(await allowance()).toBe(5n)
  expect(asked.at(-1)).toMatchObject({ data: approveDai(to, 5n).data })
})

test('default: a batch', async () => {
  const { wallet, to, execute, allowance } = await connect()
  wallet.program('wallet_sendCalls', editApproval({ amount: 2n ** 256n - 1n }))
  await execute({ calls: [approveDai(to, 10n)] })
  await expect.poll(allowance).toBe(2n ** 256n - 1n)
})

test('behavior: what is no approval, and an approval of 0, stay as they are', async () => {
  const { wallet, call, from, to, execute, allowance } = await connect()
  await execute({ calls: [approveDai(to, 10n)] })
  await expect.poll(allowance).toBe(10n)
  wallet.program('wallet_sendCalls', editApproval({ amount: 5n }))
  await execute({ calls: [approveDai(to, 0n), { to, value: '0x1' }] })
  await expect.poll(allowance).toBe(0n)
  wallet.program('eth_sendTransaction', editApproval({ amount: 5n }))
  expect(await call('eth_sendTransaction', [{ from, to, value: '0x1' }])).toMatch(/^0x/)
  wallet.program('eth_sendTransaction', editApproval({ amount: 5n }))
  await expect(call('eth_sendTransaction', [])).rejects.toMatchObject({ code: -32602 })
})
