// Each in a task of its own: in between the browser can answer what the visitor does. React comes by
// itself, before anything that uses it.
setTimeout(async () => {
  await import(/* webpackMode: "eager" */ "react-dom/client");
  setTimeout(() => import(/* webpackMode: "eager" */ "gatsby-app"));
});

export {};
