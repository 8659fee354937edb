import type { StorybookConfig } from '@storybook/react-vite'
import { cssModules } from '../../../tooling/cssModules.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/devtools/src/**/*.stories.tsx',
    '../../../apps/secure/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    actions: false,
    backgrounds: false,
    controls: false,
    interactions: false,
    measure: false,
    outline: false,
  },
  // Editors show the types of props. Extracting them here takes half a minute.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [cssModules(), ...(vite.plugins ?? [])] }),
}

export default config
