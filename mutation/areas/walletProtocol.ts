import type { Area } from './area.ts'

const project = 'embedded-wallet'
const view = 'src/views/ApproveView'
const consent = `${view}/consent`

export const walletProtocol: Area = {
  meaning: 'Page and frame hear each other alone, and a press counts where the visitor meant it.',
  parts: [
    {
      project,
      files: ['src/protocol/{envelope,openChannel,readAs,readPlain,toBase64Url}.ts'],
      tests: ['src/protocol/{openChannel,readPlain,toBase64Url}.test.ts'],
    },
    {
      project,
      files: [
        'src/protocol/{calls,frameCalls,frameHex,frameQuestion,frameRequest,frameUser}.ts',
        'src/protocol/{hello,isHiddenOperation,lookFields,mostLong,notices}.ts',
        'src/handoff/windowRequest.ts',
      ],
      tests: [
        'src/protocol/{calls,frameCalls,frameQuestion,frameRequest,hello}.test.ts',
        'src/protocol/{isHiddenOperation,notices}.test.ts',
        'src/handoff/windowRequest.test.ts',
      ],
    },
    {
      project,
      files: [
        'src/frame/acceptHello.ts',
        'src/protocol/protocolVersions.ts',
        'src/host/{frameError,shakeHands,toFrameError}.ts',
      ],
      tests: ['src/frame/acceptHello.test.ts', 'src/host/{shakeHands,toFrameError}.test.ts'],
    },
    {
      project,
      files: ['src/frame/createAnswers.ts', 'src/host/createCalls.ts'],
      tests: ['src/frame/createAnswers.test.ts', 'src/host/createCalls.test.ts'],
    },
    {
      project,
      files: ['src/host/openFrame.ts'],
      tests: ['src/host/openFrame.test.ts'],
    },
    {
      project,
      files: [
        'src/handoff/{deviceLink,handoffHints,handoffSecret,openerMessage,openWindow}.ts',
        'src/handoff/{sayWhoOpened,splitsStorage,windowLook}.ts',
        'src/window/{claimHandoff,findOpener,meetOpener}.ts',
      ],
      tests: [
        'src/handoff/{deviceLink,handoffHints,handoffSecret,openWindow}.test.ts',
        'src/handoff/{sayWhoOpened,splitsStorage,windowLook}.test.ts',
        'src/window/{claimHandoff,findOpener,meetOpener}.test.ts',
      ],
    },
    {
      project: 'secure',
      files: [
        `${consent}/{createArming,createPress,watchVisibility}.ts`,
        `${view}/{chooseInFrame,chooseSurface}.ts`,
      ],
      tests: [
        `${consent}/{createArming,createPress,watchVisibility}.test.ts`,
        `${view}/{chooseInFrame,chooseSurface}.test.ts`,
      ],
    },
    {
      project: 'secure',
      files: [`${view}/{listDangers,listPaid,readContent,readFee,readSurface}.ts`],
      tests: [`${view}/{dangerousShapes,listDangers,listPaid,readContent,readFee}.test.ts`],
    },
    {
      project: 'secure',
      files: [`${consent}/{followSight,sightContext,useConsent}.ts`],
      tests: [`${view}/ApproveView.test.tsx`, `${consent}/followSight.test.ts`],
    },
  ],
}
