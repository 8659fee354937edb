import type { OnrampWidgetContent } from '../interface/content/OnrampWidgetContent.tsx'

/** Loads what the purchase widget shows. Pages without the widget have no code of it. */
export async function loadOnrampWidget(): Promise<typeof OnrampWidgetContent> {
  return (await import('../interface/content/OnrampWidgetContent.tsx')).OnrampWidgetContent
}
