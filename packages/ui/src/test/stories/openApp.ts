import type { StoryObj } from '@storybook/react-vite'

/** Clicks the link to an app, the only link without a new tab, without leaving the gallery. */
export const openApp: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  const link = await canvas.findByRole('link', { name: /^(?!.*\().+/ })
  while (!link.hasAttribute('href')) await new Promise((done) => setTimeout(done, 10))
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(link)
}
