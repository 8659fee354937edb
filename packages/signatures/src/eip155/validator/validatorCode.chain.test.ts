import { startLocalnet } from '@cleat/localnet'
import {
  erc6492SignatureValidatorAbi as abi,
  createPublicClient,
  createTestClient,
  encodeDeployData,
  erc6492SignatureValidatorByteCode,
  type Hex,
  http,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { accountCode, undeployedAccount } from '../../test/smartAccount.ts'
import { hashMessage } from '../hashMessage.ts'
import { validatorCode } from './validatorCode.ts'

const localnet = await startLocalnet({ chains: [{ id: 1, name: 'Ethereum' }] })
afterAll(() => localnet.stop())
const transport = http(localnet.chains[0]?.rpcUrl, { retryCount: 0 })
const rpc = createPublicClient({ transport })
const anvil = createTestClient({ mode: 'anvil', transport })

const owner = privateKeyToAccount(generatePrivateKey())
const { address, wrap } = undeployedAccount(owner.address)
const message = 'Welcome aboard'
const hash = hashMessage(message)
const signature = await owner.signMessage({ message })

/** What a validator says, or that it reverted. */
async function ask(bytecode: Hex, account: Hex, wrapped: Hex): Promise<string> {
  const data = encodeDeployData({ abi, bytecode, args: [account, hash, wrapped] })
  const answer = rpc.request({ method: 'eth_call', params: [{ data }, 'latest'] })
  return answer.then(
    (result) => (BigInt(result) === 1n ? 'yes' : 'no'),
    () => 'no',
  )
}

const other = privateKeyToAccount(generatePrivateKey())
const cases: readonly (readonly [name: string, account: Hex, wrapped: Hex])[] = [
  ['yes', address, wrap(signature)],
  ['no', address, wrap(await other.signMessage({ message }))],
  ['no', address, wrap('0x')],
  ['no', other.address, wrap(signature)],
  ['no', address, signature],
  ['no', address, `0x${'6492'.repeat(16)}`],
]

test.each(cases)(
  'default: %s, as the validator of viem says it',
  async (verdict, account, wrapped) => {
    expect(await ask(validatorCode, account, wrapped)).toBe(verdict)
    expect(await ask(erc6492SignatureValidatorByteCode, account, wrapped)).toBe(verdict)
  },
)

test('behavior: an account that is there already, whose factory refuses, is asked all the same', async () => {
  const account = other.address
  await anvil.setCode({ address: account, bytecode: accountCode(owner.address) })
  expect(await ask(validatorCode, account, wrap(signature))).toBe('yes')
})

test.each<[string, Hex]>([
  [
    'answers with more than a word',
    '0x7f1626ba7e000000000000000000000000000000000000000000000000000000006000526104006000f3',
  ],
  ['answers with less', '0x631626ba7e60e01b60005260046000f3'],
  [
    'answers with a yes and something behind it',
    '0x7f1626ba7e0000000000000000000000000000000000000000000000000000000160005260206000f3',
  ],
  [
    'reverts with a yes',
    '0x7f1626ba7e0000000000000000000000000000000000000000000000000000000060005260206000fd',
  ],
])('error: an account that %s', async (_, bytecode) => {
  const account = privateKeyToAccount(generatePrivateKey()).address
  await anvil.setCode({ address: account, bytecode })
  expect(await ask(validatorCode, account, wrap(signature))).toBe('no')
})
