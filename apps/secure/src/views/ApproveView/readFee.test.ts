import { expect, test } from 'vitest'
import {
  operationRoad,
  sponsor,
  toCallsRequest,
  toMessageRequest,
  toRemovalRequest,
  toTransactionRequest,
} from '../../test/requests.ts'
import { readFee } from './readFee.ts'

const gwei = 10n ** 9n
const fees = { maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0x0' } as const

test('default: the most that it can cost, and who pays', () => {
  expect(readFee(toTransactionRequest({}))).toEqual({ most: 21_000n * gwei })
  expect(readFee(toRemovalRequest())).toEqual({ most: 50_000n * gwei })
  expect(readFee(toCallsRequest())).toEqual({ most: 100_000n * gwei, sponsor: undefined })
  const road = { kind: 'transaction', nonce: 1, gas: '0xc350', ...fees } as const
  expect(readFee(toCallsRequest({ road }))).toEqual({ most: 50_000n * gwei })
  const paid = readFee(toCallsRequest({ road: { ...operationRoad, sponsor } }))
  expect(paid).toEqual({ most: 130_000n * gwei, sponsor })
})

test('behavior: a sponsor of a contract account pays for three times its validation', () => {
  const road = { ...operationRoad, sponsor }
  const ofContract = { implementation: 'contract' } as const
  expect(readFee(toCallsRequest({ ...ofContract, road }))?.most).toBe(190_000n * gwei)
  expect(readFee(toCallsRequest(ofContract))?.most).toBe(100_000n * gwei)
})

test('behavior: what is only signed costs nothing', () => {
  expect(readFee(toMessageRequest('Ahoy'))).toBeUndefined()
})
