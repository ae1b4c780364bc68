// What is said to a machine, and to its keepers: nothing the house has an answer to.
const orders =
  /^(?:please |now |just |only )*(?:reply|respond|answer) (?:only |just |exactly |back )*(?:with|by)\b|\b(?:reply|respond|answer) only with\b|^(?:print|output|echo|repeat) (?:the|this|only|exactly|after|everything)\b|\bignore (?:all|any|the|your|previous|above|my)\b.*\b(?:instructions?|rules?|above|prompts?)\b|\b(?:system|developer) (?:prompt|mode)\b|\bi(?: a|')?m (?:(?:an?|the|your) )?(?:admin|administrator|root|superuser)\b(?! (?:at|of|in|for)\b)|^select (?:\*|\w+(?:, ?\w+)*) from \w+|\b(?:drop table|insert into|union select|or 1 ?= ?1)\b/;

/** Whether a message orders the assistant about instead of asking. */
export const isOrder = (message: string): boolean =>
  orders.test(message.slice(0, 2_000).toLowerCase());
