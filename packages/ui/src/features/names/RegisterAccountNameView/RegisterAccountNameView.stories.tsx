import { CleatError } from '@cleat/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { refuseName, zone } from '../../../test/answerNames.ts'
import { namesStory } from '../../../test/stories/namesStory.tsx'

const meta: Meta = { title: 'Views/RegisterAccountName' }
export default meta

const never = () => new Promise<never>(() => undefined)
const decline = async () => {
  throw new CleatError('REQUEST_USER_REJECTED', {
    context: { wallet: 'Rabby', method: 'personal_sign' },
  })
}
const unable = async () => {
  throw new CleatError('WALLET_METHOD_UNSUPPORTED', {
    context: { wallet: 'Rabby', method: 'personal_sign' },
  })
}

export const Empty: StoryObj = namesStory()
export const TooShort: StoryObj = namesStory({ text: 'har' })
export const OtherCharacter: StoryObj = namesStory({ text: 'hafenü' })
export const Hyphen: StoryObj = namesStory({ text: 'harbour-' })
export const LikeAnAddress: StoryObj = namesStory({ text: '0xd8da6bf26964' })
export const Checking: StoryObj = namesStory({ text: 'harbour', suggest: never })
export const Free: StoryObj = namesStory({ text: 'harbour' })
export const Taken: StoryObj = namesStory({ text: 'alice' })
export const Reserved: StoryObj = namesStory({ text: 'support' })
export const TooSimilar: StoryObj = namesStory({ text: 'a11ce' })
export const NoSuggestions: StoryObj = namesStory({
  ...{ text: 'harbour', suggest: () => Response.json({}, { status: 400 }) },
})
export const InWallet: StoryObj = namesStory({
  ...{ text: 'harbour', isRegistering: true, sign: never },
})
export const Slow: StoryObj = namesStory({
  ...{ text: 'harbour', isRegistering: true, sign: never, speed: 40 },
})
export const Registering: StoryObj = namesStory({
  ...{ text: 'harbour', isRegistering: true, register: never },
})
export const Declined: StoryObj = namesStory({
  ...{ text: 'harbour', isRegistering: true, sign: decline },
})
export const CannotSign: StoryObj = namesStory({
  ...{ text: 'harbour', isRegistering: true, sign: unable },
})
export const Limit: StoryObj = namesStory({
  ...{ text: 'harbour', isRegistering: true },
  register: () => refuseName('NAME_LIMIT_REACHED', 'This account has 5 names.'),
})
export const SimilarAtLast: StoryObj = namesStory({
  ...{ text: 'harbour', isRegistering: true },
  register: () =>
    refuseName('NAME_TOO_SIMILAR', `harbour.${zone} is too easily taken for harb0ur.${zone}.`),
})
export const ServiceAway: StoryObj = namesStory({
  ...{ text: 'harbour', isRegistering: true },
  register: () => Response.json({}, { status: 502 }),
})
export const NoZone: StoryObj = namesStory({ zone: () => Response.json({}, { status: 404 }) })
export const Unreachable: StoryObj = namesStory({
  zone: () => Promise.reject(new TypeError('Failed to fetch')),
})
export const InSettings: StoryObj = namesStory({ isInSettings: true })
export const NamedInSettings: StoryObj = namesStory({ isInSettings: true, owned: ['harbour'] })
export const Offered: StoryObj = namesStory({
  transfers: [
    { label: 'lighthouse', isIncoming: true },
    { label: 'mooring', isIncoming: true, isAccepted: true },
    { label: `${'a-long-name-'.repeat(5)}abc`, isIncoming: true },
  ],
})
