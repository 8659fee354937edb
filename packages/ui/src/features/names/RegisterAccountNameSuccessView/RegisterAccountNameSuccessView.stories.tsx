import type { Meta, StoryObj } from '@storybook/react-vite'
import { zone } from '../../../test/answerNames.ts'
import { namesStory } from '../../../test/stories/namesStory.tsx'

const meta: Meta = { title: 'Views/RegisterAccountNameSuccess' }
export default meta

export const Owned: StoryObj = namesStory({ ensName: `harbour.${zone}`, owned: ['harbour'] })
export const Long: StoryObj = namesStory({ ensName: `${'a-long-name-'.repeat(5)}abc.${zone}` })
export const OfferedToOthers: StoryObj = namesStory({
  ...{ ensName: `harbour.${zone}`, owned: ['harbour', 'mooring'] },
  transfers: [
    { label: 'harbour', isIncoming: false },
    { label: 'mooring', isIncoming: false, isAccepted: true },
  ],
})
