/** Stands for the native coin in the logs of `eth_simulateV1`. */
export const coinAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
