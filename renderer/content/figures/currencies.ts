/** The symbols of the currencies that are shown with an amount, by their codes (ISO 4217). */
export const currencySymbols: Readonly<Record<string, string>> = { USD: 'US$', HKD: 'HK$' }
