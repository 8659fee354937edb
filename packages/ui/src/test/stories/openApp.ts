import type { StoryObj } from '@storybook/react-vite'

/** Follows the link to an app, of all links the one that opens no tab, without leaving the gallery. */
export const openApp: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  const link = await canvas.findByRole('link', { name: /^(?!.*\().+/ })
  while (!link.hasAttribute('href')) await new Promise((done) => setTimeout(done, 10))
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(link)
}
