import type { SpeakDialect } from './dialect.ts'
import { speakLeather } from './speakLeather.ts'
import { speakOkx } from './speakOkx.ts'
import { speakSatsConnect } from './speakSatsConnect.ts'
import { speakUnisat } from './speakUnisat.ts'
import { speakWalletStandard } from './speakWalletStandard.ts'

/** The APIs of Bitcoin wallets. */
export type BitcoinDialect = 'walletStandard' | 'unisat' | 'satsConnect' | 'leather' | 'okx'

export const dialects: Readonly<Record<BitcoinDialect, SpeakDialect>> = {
  walletStandard: speakWalletStandard,
  unisat: speakUnisat,
  satsConnect: speakSatsConnect,
  leather: speakLeather,
  okx: speakOkx,
}
