import * as v from 'valibot'

const walletSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.description('64 hexadecimal digits.')),
    name: v.string(),
    homepage: v.optional(v.string()),
    description: v.optional(v.string()),
    image_id: v.optional(v.pipe(v.string(), v.description('For `/getWalletImage/{id}`.'))),
    image_url: v.optional(v.string()),
    rdns: v.optional(v.string()),
    chains: v.optional(v.pipe(v.array(v.string()), v.description('CAIP-2 ids.'))),
    mobile_link: v.optional(v.string()),
    link_mode: v.optional(v.string()),
    desktop_link: v.optional(v.string()),
    webapp_link: v.optional(v.string()),
    app_store: v.optional(v.string()),
    play_store: v.optional(v.string()),
    chrome_store: v.optional(v.string()),
    badge_type: v.optional(v.picklist(['certified', 'none'])),
    order: v.optional(v.pipe(v.number(), v.description('Best known first.'))),
    supports_wc: v.optional(
      v.pipe(v.boolean(), v.description('Whether the wallet supports WalletConnect.')),
    ),
  }),
  v.metadata({ ref: 'Wallet' }),
)

/** The answer of `GET /getWallets`, for OpenAPI and tests. */
export const walletsAnswer = v.object({
  data: v.array(walletSchema),
  count: v.pipe(
    v.number(),
    v.integer(),
    v.description('The number of matching wallets on all pages.'),
  ),
})
