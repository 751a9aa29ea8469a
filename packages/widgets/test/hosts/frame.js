addEventListener("message", ({ data }) => {
  location.href = data;
});
