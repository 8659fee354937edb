import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toMatchInlineSnapshot(`
    [
      "ProviderRpcError",
      "accountLies",
      "answerGarbage",
      "answerTwice",
      "approveRequest",
      "createDevWallet",
      "createMockAdapter",
      "createMockWallet",
      "createWindowApprover",
      "delay",
      "describeApproval",
      "editApproval",
      "editGrant",
      "executePartially",
      "mountWalletWindow",
      "neverAnswer",
      "neverIndexed",
      "rejectRequest",
      "rejectWith",
      "throwSynchronously",
      "walletIcon",
    ]
  `)
})
