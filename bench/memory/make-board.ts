// A visitor's way from a form to a board, as a page asks for it.
const goods = ['sourdough bread', 'cold brew coffee', 'yard brooms', 'wool socks'];

/** Has concepts, a script and a board of four frames made for a product of this name. */
export async function makeBoard(url: string, platform: string, productName: string): Promise<void> {
  const call = async (name: string, body: object) => {
    const answer = await fetch(`${url}/api/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const form = {
    userType: 'business',
    platform: [platform],
    productName,
    description: `We make ${goods[productName.length % goods.length]} by hand in a small workshop, ready at five.`,
    targetAudience: 'people who start early',
    behavior: 'visit the shop this week',
    creativeApproach: 'bold',
  };
  const { concepts } = await call('generate-concepts', form);
  const character = { videoStyle: 'narrative', characterName: 'Maya', gender: 'female' };
  const selectedConcept = (concepts as object[])[0];
  const written = await call('generate-script', { ...form, ...character, selectedConcept });
  const { script, shots } = written;
  await call('generate-storyboard', {
    script,
    shots,
    platform: [platform],
    productName,
    ...character,
  });
}
