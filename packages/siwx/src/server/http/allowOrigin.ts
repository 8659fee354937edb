/** What pages may ask for on another origin. */
const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, DPoP, X-Cleat, X-Nonce-Jwt, X-Request-Id',
  'Access-Control-Max-Age': '86400',
}

/** Whether a request only asks what it may ask for. */
function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('Access-Control-Request-Method')
}

/**
 * Lets pages of these origins alone read answers, with cookies.
 * @param parameters.answer what follows, unless a browser only asks whether it may
 */
export async function allowOrigin(parameters: {
  request: Request
  origins: readonly string[]
  answer: () => Promise<Response>
}): Promise<Response> {
  const { request, origins, answer } = parameters
  const response = isPreflight(request)
    ? new Response(null, { status: 204, headers: preflight })
    : await answer()
  const { headers } = response
  const origin = request.headers.get('Origin')
  if (!headers.get('Vary')?.includes('Origin')) headers.append('Vary', 'Origin')
  if (origin === null || !origins.includes(origin)) return response
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Allow-Credentials', 'true')
  headers.set('Access-Control-Expose-Headers', 'Date, Retry-After, WWW-Authenticate, X-Request-Id')
  return response
}
