/** The status of an answer, with its code where it is a problem. */
export async function readCode(
  answer: Response | Promise<Response>,
): Promise<readonly [status: number, code?: string]> {
  const response = await answer
  const { code } = (await response.json()) as { code?: string }
  return code === undefined ? [response.status] : [response.status, code]
}
