import { accountTexts } from '../features/account/texts/accountTexts.ts'
import { activityTexts } from '../features/activity/texts/activityTexts.ts'
import { approvalsTexts } from '../features/approvals/texts/approvalsTexts.ts'
import { authErrorTexts } from '../features/auth/errors/texts/authErrorTexts.ts'
import { authTexts } from '../features/auth/texts/authTexts.ts'
import { callsTexts } from '../features/calls/texts/callsTexts.ts'
import { namesTexts } from '../features/names/texts/namesTexts.ts'
import { nameTransfersTexts } from '../features/names/transfers/texts/nameTransfersTexts.ts'
import { networksTexts } from '../features/networks/texts/networksTexts.ts'
import { onrampTexts } from '../features/onramp/texts/onrampTexts.ts'
import { receiveTexts } from '../features/receive/texts/receiveTexts.ts'
import { reviewTexts } from '../features/review/texts/reviewTexts.ts'
import { sendTexts } from '../features/send/texts/sendTexts.ts'
import { sessionsTexts } from '../features/sessions/texts/sessionsTexts.ts'
import { accountSessionsTexts } from '../features/signIn/AccountSessionsView/texts/accountSessionsTexts.ts'
import { signInTexts } from '../features/signIn/texts/signInTexts.ts'
import { smartAccountTexts } from '../features/smartAccount/texts/smartAccountTexts.ts'
import { swapReviewTexts } from '../features/swap/review/texts/swapReviewTexts.ts'
import { swapTexts } from '../features/swap/texts/swapTexts.ts'
import { tokensTexts } from '../features/tokens/texts/tokensTexts.ts'
import { pairingTexts } from '../features/wallets/pairing/texts/pairingTexts.ts'
import { walletsTexts } from '../features/wallets/texts/walletsTexts.ts'
import { createTextArea } from '../i18n/area/createTextArea.ts'
import type { LanguageName } from '../i18n/area/languageName.ts'
import type { AreaTexts, TextArea, TextLoaders } from '../i18n/area/textArea.ts'
import { baseTexts } from '../i18n/texts/baseTexts.ts'
import { enButtons } from '../i18n/texts/enButtons.ts'
import { enErrors } from '../i18n/texts/enErrors.ts'

/** Every area of texts, by name. */
export const areas: { readonly [name: string]: TextArea } = {
  base: createTextArea({ ...baseTexts, en: { ...enButtons, ...baseTexts.en, ...enErrors } }),
  account: accountTexts,
  accountSessions: accountSessionsTexts,
  activity: activityTexts,
  approvals: approvalsTexts,
  auth: authTexts,
  authErrors: authErrorTexts,
  calls: callsTexts,
  names: namesTexts,
  nameTransfers: nameTransfersTexts,
  networks: networksTexts,
  onramp: onrampTexts,
  pairing: pairingTexts,
  receive: receiveTexts,
  review: reviewTexts,
  send: sendTexts,
  sessions: sessionsTexts,
  signIn: signInTexts,
  smartAccount: smartAccountTexts,
  swap: swapTexts,
  swapReview: swapReviewTexts,
  tokens: tokensTexts,
  wallets: walletsTexts,
}

const merge = (texts: readonly AreaTexts[]): AreaTexts => Object.assign({}, ...texts)
const names = Object.keys(baseTexts.loaders) as LanguageName[]

/** The texts of all areas, for components that are rendered without their feature. */
export const allTexts: TextArea = createTextArea({
  en: merge(Object.values(areas).map(({ en }) => en)),
  loaders: Object.fromEntries(
    names.map((name) => [
      name,
      async () => merge(await Promise.all(Object.values(areas).map((area) => area.load(name)))),
    ]),
  ) as TextLoaders,
})
