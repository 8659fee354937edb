import { expect, test } from 'vitest'
import { toWord } from '../abi/toWord.ts'
import { accountEvents } from './accountEvents.ts'
import { entryPoints } from './entryPoints.ts'
import { readDeposits } from './readDeposits.ts'

const account = '0xAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaaAAaa'
const other = `0x${'b'.repeat(40)}`
const [entryPoint = ''] = entryPoints
const deposit = ({ address = entryPoint, of = account, data = `0x${toWord(30)}` }) => ({
  ...{ address, data, topics: [accountEvents.deposited, `0x${toWord(of)}`] },
})

test.each([
  '0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789',
  '0x0000000071727de22e5e9d8baf0edac6f37da032',
  '0x4337084d9e255ff0702461cf8895ce9e3b5ff108',
  '0x433709009b8330fda32311df1c2afa402ed8d009',
])('default: the entry point %s is believed', (address) => {
  expect(readDeposits([deposit({ address })], account)).toEqual([
    { entryPoint: address, total: 30n },
  ])
})

test.each([
  ['of another contract', deposit({ address: other })],
  ['of another account', deposit({ of: other })],
  ['that says no total', deposit({ data: '0x' })],
  ['of another kind', { ...deposit({}), topics: [accountEvents.operated, `0x${toWord(account)}`] }],
])('behavior: an event %s does not count', (_, log) => {
  expect(readDeposits([log], account)).toEqual([])
})
