/** What visitors, the writer and the payments did, in figures. */
export function AnalyticsTab() {
  return <p>Analytics</p>;
}
