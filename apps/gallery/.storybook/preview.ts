import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { applyToPage } from './applyToPage.ts'
import { languages } from './languages.ts'

// A busy machine exceeds the default of one second.
configure({ asyncUtilTimeout: 8000 })

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages,
      },
    },
    zoom: {
      description: 'Zoom',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: '100 %' },
          { value: '200', title: '200 %' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    locale: 'en',
    zoom: '100',
    motion: 'full',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Views', 'Frame', 'Components'] } },
    viewport: {
      options: {
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow', styles: { width: '320px', height: '568px' }, type: 'mobile' },
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      applyToPage({ globals, isHandheld: parameters.isHandheld === true })
      return Story()
    },
  ],
}

export default preview
