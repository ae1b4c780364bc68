/** What is true of this installation alone. The parts of the contact are empty where not configured. */
export type House = {
  phone: string;
  address: string;
  /** A page where a call is booked. */
  callUrl: string;
  /** Payments are tried out: nothing is charged. */
  isTest: boolean;
  /** Mail is kept on the server and not sent. */
  keepsMail: boolean;
  /** Signing in with Google is offered. */
  hasGoogle: boolean;
  /** The directors on show are invented ones. */
  hasSamples: boolean;
  /** No model of another company writes or draws. */
  writesItself: boolean;
  /** Visits are counted, without cookies. */
  countsVisits: boolean;
};

/** What texts may name of a house and make depend on it. */
export function toldOf(house: House): Readonly<Record<string, string | boolean>> {
  const { phone, callUrl, address } = house;
  const waysToCall = [phone && `call ${phone}`, callUrl && 'book a call'].filter(Boolean);
  return {
    ...house,
    waysToCall: waysToCall.join(', or '),
    isReachable: waysToCall.length > 0 || address !== '',
  };
}
