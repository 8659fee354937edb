import { expect, test } from 'vitest'
import { approveDai } from '../test/approveDai.ts'
import { startBatchStage } from '../test/startBatchStage.ts'
import { neverIndexed } from './neverIndexed.ts'

const { connect } = await startBatchStage()

test('default', async () => {
  const { wallet, to, send, status, allowance } = await connect()
  const times = Number.POSITIVE_INFINITY
  wallet.program('wallet_getCallsStatus', neverIndexed(), { times })
  const id = await send({ calls: [approveDai(to, 5n)] })
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(status(id)).rejects.toMatchObject({ code: 5730 })
  await expect.poll(allowance).toBe(5n)
})
