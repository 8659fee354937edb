import { expect, test } from 'vitest'

test('default', async () => {
  expect(Object.keys(await import('./walletConnect.ts')).sort()).toMatchInlineSnapshot(`
    [
      "answerAfterDisconnect",
      "answerAfterExpiry",
      "approveAfterExpiry",
      "approveChains",
      "approveMethods",
      "approveNamespaces",
      "approveNothing",
      "approveTwice",
      "createQuestionQueue",
      "createWalletConnectPeer",
      "declineProposal",
      "delayProposal",
      "disconnectAfterSettle",
      "neverAnswerProposal",
      "readBitcoinPsbt",
      "readSolanaTransaction",
      "settleMalformedAccounts",
    ]
  `)
})
