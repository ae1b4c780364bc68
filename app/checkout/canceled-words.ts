/** What is said of a payment page that was left: by the page it leads to and in the tab it was opened from. */
export const canceledWords = {
  heading: 'Payment canceled',
  text: 'No charges were made.',
  until: 'Nothing is charged until you confirm on the payment page.',
} as const;
