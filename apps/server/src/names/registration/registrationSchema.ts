import * as v from 'valibot'

/** The body of a registration (wire format of the Data API). */
export const registrationSchema = v.pipe(
  v.object({
    coin_type: v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(0),
      v.description('The coin type of the address (ENSIP-9, ENSIP-11).'),
    ),
    address: v.pipe(v.string(), v.maxLength(200), v.description('The account that signed.')),
    message: v.pipe(v.string(), v.description('The text that the wallet signed.')),
    signature: v.pipe(v.string(), v.description('In the form of its chain: hex, base58, base64.')),
  }),
  v.metadata({ ref: 'NameRegistration' }),
)
