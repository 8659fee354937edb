import { http } from 'msw'
import { json, serviceUrl, type startFakeApi } from './startFakeApi.ts'
import { type OfferedQuote, toQuotesBody } from './toQuotesBody.ts'

/**
 * Has the fake service answer requests for quotes. Returns what was asked: `indicative` or `firm`,
 * and the amount.
 */
export function offerQuotes(
  service: startFakeApi.ReturnType,
  offers: () => readonly OfferedQuote[],
): string[] {
  const asked: string[] = []
  service.answer('/v1/fungible/price', () => json({ fungibles: [] }))
  service.use(
    http.get(`${serviceUrl}/v1/convert/quotes`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const isFirm = searchParams.get('firm') === 'true'
      asked.push(`${isFirm ? 'firm' : 'indicative'} ${searchParams.get('amount')}`)
      return json(toQuotesBody(request, offers()))
    }),
  )
  return asked
}
