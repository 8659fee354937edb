import { expect, test } from 'vitest'
import { setUpWallet } from '../test/setUpWallet.ts'
import { answerTwice } from './answerTwice.ts'
import { rejectRequest } from './rejectRequest.ts'

test('default', async () => {
  const { wallet, call, events } = setUpWallet()
  wallet.program('wallet_switchEthereumChain', answerTwice())
  expect(await call('wallet_switchEthereumChain', [{ chainId: '0xa' }])).toBe(null)
  expect(events).toEqual([
    ['chainChanged', '0xa'],
    ['chainChanged', '0xa'],
  ])
  expect(wallet.requests).toMatchObject([{ outcome: 'answered' }])
})

test('behavior: calls back two times', async () => {
  const { wallet, call } = setUpWallet()
  wallet.program('eth_chainId', answerTwice())
  const answers: unknown[] = []
  await call('eth_chainId').then((answer) => answers.push(answer))
  expect(answers).toEqual(['0x1', '0x1'])
})

test('parameters: second', async () => {
  const { wallet, call } = setUpWallet()
  wallet.program('eth_chainId', answerTwice({ second: 'reject' }))
  const answers: unknown[] = []
  await call('eth_chainId').then(
    (answer) => answers.push(answer),
    (error: Error) => answers.push(error.message),
  )
  expect(answers).toEqual(['0x1', 'The wallet changed its mind after it had answered.'])
})

test('behavior: fails two times', async () => {
  const { wallet, call } = setUpWallet({ approve: async () => ({ approved: false }) })
  wallet.program('eth_requestAccounts', answerTwice(), { times: 2 })
  const codes: unknown[] = []
  await call('eth_requestAccounts').catch((error: { code: number }) => codes.push(error.code))
  expect(codes).toEqual([4001, 4001])
  await expect(call('eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
})

test('behavior: finally', async () => {
  const { wallet, call } = setUpWallet()
  wallet.program('eth_chainId', answerTwice())
  let count = 0
  await call('eth_chainId').finally(() => {
    count += 1
  })
  expect(count).toBe(1)
  wallet.program('eth_chainId', rejectRequest())
  await expect(call('eth_chainId')).rejects.toMatchObject({ code: 4001 })
})
